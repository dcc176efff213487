import { expect, test } from 'vitest'
import { expiring, rootExpiry } from './expiry.ts'

const DAY = 86_400_000
const now = new Date('2026-06-01T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * DAY)
const remedy = { label: 'Certificates', to: '/certificates' } as const
const found = (until: Date) => expiring([{ id: 'c', what: 'Certificate console', until, remedy }], now)

test.each([
  [30, []],
  [29.9, [['notice', 'Certificate console expires in 29 days']]],
  [1.5, [['notice', 'Certificate console expires in a day']]],
  [0.5, [['notice', 'Certificate console expires within a day']]],
] as const)('good for %d days: %j', (days, expected) => {
  expect(found(inDays(days)).map(({ severity, text }) => [severity, text])).toEqual(expected)
})

test('what is no longer good is worse', () => {
  expect(found(inDays(-1))).toMatchObject([
    { severity: 'danger', text: expect.stringContaining('Certificate console expired on'), remedy },
  ])
})

test('a root role says when it expires', () => {
  expect(rootExpiry({ signed: { expires: '2026-06-02T00:00:00Z' } })).toEqual(new Date('2026-06-02T00:00:00Z'))
})

test.each([
  [{}],
  [{ signed: null }],
  [{ signed: {} }],
  [{ signed: { expires: 7 } }],
  [{ signed: { expires: 'soon' } }],
])('%j does not', (role) => {
  expect(rootExpiry(role)).toBeUndefined()
})
