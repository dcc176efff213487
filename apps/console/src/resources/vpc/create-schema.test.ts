import { expect, test } from 'vitest'
import { vpcBody, whyNotPrefix } from './create-schema.ts'

test.each([
  ['', undefined],
  ['  ', undefined],
  ['fd12:3456:789a::/48', undefined],
  [' fd12:3456:789a::/48 ', undefined],
  ['fd12:3456:789a::', 'Must contain an IP address and a width, separated by a /'],
  ['fd12::/48/1', 'Must contain an IP address and a width, separated by a /'],
  ['nonsense/48', 'Not a valid IP address'],
  ['fd12::/x', 'Width must be an integer'],
  ['fd12::/129', 'Max width for IPv6 is 128'],
  ['10.0.0.0/8', 'Must be an IPv6 network'],
  ['2001:db8::/48', 'Must be a unique local address: one within fd00::/8'],
  ['fc00::/48', 'Must be a unique local address: one within fd00::/8'],
  ['fd12:3456:789a::/56', 'Must have a width of 48'],
])('the prefix %j: %s', (prefix, reason) => {
  expect(whyNotPrefix(prefix)).toBe(reason)
})

const values = { name: 'lab', description: '', dnsName: 'lab' }

test('a prefix of spaces is left out, another is sent without them', () => {
  expect(vpcBody({ ...values, ipv6Prefix: '  ' })).toEqual(values)
  expect(vpcBody({ ...values, ipv6Prefix: ' fd12::/48' })).toEqual({ ...values, ipv6Prefix: 'fd12::/48' })
})
