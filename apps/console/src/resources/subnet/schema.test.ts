import { describe, expect, test } from 'vitest'
import { isUneven, subnetBody, subnetEditBody, whyNotIpv4Block, whyNotIpv6Block } from './schema.ts'

const prefix = 'fd12:3456:789a::/48'
const others = [
  { name: 'default', ipv4Block: '172.30.0.0/22', ipv6Block: 'fd12:3456:789a::/64' },
  { name: 'nodes', ipv4Block: '172.30.4.0/24', ipv6Block: 'fd12:3456:789a:1::/64' },
]

describe('an IPv4 block', () => {
  test.each([
    ['172.30.8.0/22', undefined],
    [' 10.0.0.0/8 ', undefined],
    ['', 'IPv4 block is required'],
    ['  ', 'IPv4 block is required'],
    ['10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
    ['fd00::/64', 'Not a valid IPv4 address'],
    ['10.0.0.0/7', 'The width must be between 8 and 26'],
    ['10.0.0.0/27', 'The width must be between 8 and 26'],
    ['11.0.0.0/24', 'Must be within 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16'],
    ['172.30.1.0/24', 'Overlaps default (172.30.0.0/22)'],
    ['172.30.0.0/16', 'Overlaps default (172.30.0.0/22) and 1 more'],
  ])('%j: %s', (block, reason) => {
    expect(whyNotIpv4Block(block, others)).toBe(reason)
  })
})

describe('an IPv6 block', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['fd12:3456:789a:2::/64', undefined],
    ['10.0.0.0/24', 'Not a valid IPv6 address'],
    ['fd12:3456:789a:2::/65', 'The width must be 64'],
    ['fd99::/64', 'Must be within fd12:3456:789a::/48, the prefix of the VPC'],
    ['fd12:3456:789a:1::/64', 'Overlaps nodes (fd12:3456:789a:1::/64)'],
  ])('%j: %s', (block, reason) => {
    expect(whyNotIpv6Block(block, prefix, others)).toBe(reason)
  })
})

const values = { name: 'a', description: '', ipv4Block: ' 10.0.0.0/24 ', ipv6Block: ' ', customRouter: 'none' }

test('what was left empty is not sent', () => {
  expect(subnetBody(values)).toEqual({ name: 'a', description: '', ipv4Block: '10.0.0.0/24' })
  expect(subnetBody({ ...values, ipv6Block: ' fd12::/64', customRouter: 'id' })).toMatchObject({
    ipv6Block: 'fd12::/64',
    customRouter: 'id',
  })
})

test('a router that is kept is sent again, and none takes it away', () => {
  const identity = { name: 'a', description: 'b' }
  expect(subnetEditBody({ ...identity, customRouter: 'id' })).toEqual({ ...identity, customRouter: 'id' })
  expect(subnetEditBody({ ...identity, customRouter: 'none' })).toEqual({ ...identity, customRouter: null })
})

test.each([
  ['10.0.0.1/24', true],
  ['10.0.0.0/24', false],
  ['10.0.0', false],
])('%s begins within its network: %s', (block, expected) => {
  expect(isUneven(block)).toBe(expected)
})
