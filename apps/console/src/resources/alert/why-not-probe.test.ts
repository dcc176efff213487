import { expect, test } from 'vitest'
import { whyNotProbe } from './why-not-probe.ts'

const kind = {
  kind: 'webhook',
  endpoint: 'https://a.example',
  secrets: [{ id: 's', timeCreated: new Date(0) }],
} as const
const signed = { kind: { ...kind, secrets: [...kind.secrets] } }
const unsigned = { kind: { ...kind, secrets: [] } }

test('a receiver with a secret can be tried, one without cannot', () => {
  expect(whyNotProbe(signed, undefined)).toBeUndefined()
  expect(whyNotProbe(unsigned, undefined)).toContain('no secret')
})

test('a role that does not allow it is the first thing to say', () => {
  expect(whyNotProbe(unsigned, 'This takes the role admin')).toBe('This takes the role admin')
})
