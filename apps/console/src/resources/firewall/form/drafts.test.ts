import { expect, test } from 'vitest'
import {
  endOf,
  isSameProtocol,
  protocolOf,
  whyNotEnd,
  whyNotIcmpCode,
  whyNotIcmpType,
  withPlainDashes,
} from './drafts.ts'

test.each([
  ['vpc', 'default', undefined],
  ['instance', 'Web', 'name must begin with an ASCII lowercase character'],
  ['ip', '10.0.0.1', undefined],
  ['ip', ' fd00::1 ', undefined],
  ['ip', '10.0.0', 'Not a valid IP address'],
  ['ip_net', '10.0.0.0/8', undefined],
  ['ip_net', '10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
  ['ip_net', '10.0.0.0/33', 'Max width for IPv4 is 32'],
] as const)('%s %j: %s', (type, value, reason) => {
  expect(whyNotEnd({ type, value })).toBe(reason)
})

test('what is added has no spaces around it', () => {
  expect(endOf({ type: 'ip', value: ' 10.0.0.1 ' })).toEqual({ type: 'ip', value: '10.0.0.1' })
})

const ofType = 'Must be a number from 0 to 255'
test.each([
  ['', undefined],
  ['0', undefined],
  ['255', undefined],
  ['256', ofType],
  ['3abc', ofType],
  ['-1', ofType],
])('ICMP type %j: %s', (text, reason) => {
  expect(whyNotIcmpType(text)).toBe(reason)
})

test.each([
  ['', undefined],
  ['0', undefined],
  ['1-3', undefined],
  ['abc', 'Must be a number, or two numbers with a dash between them'],
  ['1-', 'Must be a number, or two numbers with a dash between them'],
  ['256', 'Must be from 0 to 255'],
  ['256-300', 'The beginning of the range must be from 0 to 255'],
  ['1-256', 'The end of the range must be from 0 to 255'],
  ['3-1', 'The end of a range must not be below its beginning'],
])('ICMP code %j: %s', (text, reason) => {
  expect(whyNotIcmpCode(text)).toBe(reason)
})

test('long dashes, and several, are one short one', () => {
  expect(['1–3', '1—3', '1--3'].map(withPlainDashes)).toEqual(['1-3', '1-3', '1-3'])
})

test.each([
  [{ type: '', icmpType: '', code: '' }, undefined],
  [{ type: 'tcp', icmpType: '8', code: '1' }, { type: 'tcp' }],
  [
    { type: 'icmp', icmpType: ' ', code: '' },
    { type: 'icmp', value: null },
  ],
  [
    { type: 'icmp', icmpType: '0', code: '' },
    { type: 'icmp', value: { icmpType: 0 } },
  ],
  [
    { type: 'icmp', icmpType: '3', code: ' 0 ' },
    { type: 'icmp', value: { icmpType: 3, code: '0' } },
  ],
  [
    { type: 'icmp', icmpType: '3', code: '2-2' },
    { type: 'icmp', value: { icmpType: 3, code: '2' } },
  ],
] as const)('%j is added as %j', (draft, protocol) => {
  expect(protocolOf(draft)).toEqual(protocol)
})

const icmp = (code?: string | null) => ({ type: 'icmp' as const, value: { icmpType: 3, code } })

test('protocols are the same when they match the same', () => {
  expect(isSameProtocol(icmp(), icmp(null))).toBe(true)
  expect(isSameProtocol(icmp('0'), icmp(null))).toBe(false)
  expect(isSameProtocol(icmp(), { type: 'icmp', value: null })).toBe(false)
  expect(isSameProtocol({ type: 'tcp' }, { type: 'udp' })).toBe(false)
})
