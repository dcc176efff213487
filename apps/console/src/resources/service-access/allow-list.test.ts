import { ALLOW_LIST_MAX } from '@plenum/api/allow-list'
import { expect, test } from 'vitest'
import { allowedSources, allowSchema, allowValues, lets, networksIn, whyNotList } from './allow-list.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `10.${Math.floor(index / 250)}.${index % 250}.1`).join('\n')

test('networks are parted by lines, commas and blanks, and count once', () => {
  expect(networksIn(' 10.0.0.0/8\n192.0.2.0/24, 10.0.0.0/8;fd00::/8 \n')).toEqual([
    '10.0.0.0/8',
    '192.0.2.0/24',
    'fd00::/8',
  ])
})

test('an address alone is a network of one', () => {
  expect(networksIn('192.0.2.7 fd00::1')).toEqual(['192.0.2.7/32', 'fd00::1/128'])
})

test.each([
  ['', 'Name at least one network'],
  ['10.0.0.0/33', '10.0.0.0/33: max width for IPv4 is 32'],
  ['10.0.0.0/8 x', 'x/32: not a valid IP address'],
  ['10.0.0.0/0', '10.0.0.0/0: would be every address; choose any source instead'],
  ['0.0.0.0/8', '0.0.0.0/8: is the unspecified address'],
  ['::/64', '::/64: is the unspecified address'],
])('%j is refused with: %s', (text, message) => {
  expect(whyNotList(text)).toBe(message)
  expect(allowSchema.safeParse({ allow: 'list', text, sure: 'restrict' }).success).toBe(false)
  expect(allowSchema.safeParse({ allow: 'any', text, sure: '' }).success).toBe(true)
})

test('a list is sent only by whoever has said so', () => {
  const values = { allow: 'list', text: '10.0.0.0/8', sure: '' }
  expect(allowSchema.safeParse(values).error?.issues.map(({ path }) => path)).toEqual([['sure']])
  expect(allowSchema.safeParse({ ...values, sure: ' restrict ' }).success).toBe(true)
})

test('there may be as many as the control plane takes, and no more', () => {
  expect(whyNotList(lines(ALLOW_LIST_MAX))).toBeUndefined()
  expect(whyNotList(lines(ALLOW_LIST_MAX + 1))).toBe('At most 1000 networks, and these are 1001')
})

test('what is there is shown, and means the same when it is sent back', () => {
  for (const allowed of [{ allow: 'any' as const }, { allow: 'list' as const, ips: ['10.0.0.0/8', 'fd00::/8'] }])
    expect(allowedSources(allowValues(allowed))).toEqual(allowed)
})

test.each([
  ['10.1.2.3', true],
  ['11.1.2.3', false],
  ['fd00::7', true],
  ['::ffff:10.1.2.3', false],
])('%s may come in: %s', (address, may) => {
  expect(lets({ allow: 'list', text: '10.0.0.0/8\nfd00::/8\nnonsense' }, address)).toBe(may)
  expect(lets({ allow: 'any', text: '' }, address)).toBe(true)
})
