import { describe, expect, test } from 'vitest'
import { deviceCode, deviceCodeLetters } from './device-code.ts'
import { whyNotIp, whyNotIpNet } from './ip.ts'
import { whyNotPorts } from './firewall-range.ts'
import { isAtLeast, roles, strongestRole } from './roles.ts'
import { whyNotUnique } from './unique.ts'

describe('ports', () => {
  test.each(['1', '22', '65535', '1-1', '8000-8999', '00080'])('%s is right', (text) => {
    expect(whyNotPorts(text)).toBeUndefined()
  })

  test.each(['', '0', '0-1', 'http', '-1', '1-', '1-2-3', '123456', '1 - 2', '１２', '65536', '1-65536', '9-8'])(
    '%j is not',
    (text) => {
      expect(whyNotPorts(text)).toBeTypeOf('string')
    },
  )

  test('a range that ends before it begins says so', () => {
    expect(whyNotPorts('443-80')).toBe('The end of a range must not be below its beginning')
  })
})

describe('addresses', () => {
  test.each(['0.0.0.0', '255.255.255.255', '::', 'fd00::1', '::ffff:1.2.3.4'])('%s is one', (text) => {
    expect(whyNotIp(text)).toBeUndefined()
  })

  test.each(['', '1.2.3', '256.1.1.1', '01.2.3.4', ':::', 'fd00::1::2', '1.2.3.4/8', 'localhost'])(
    '%j is none',
    (text) => {
      expect(whyNotIp(text)).toBe('Not a valid IP address')
    },
  )
})

describe('networks', () => {
  test.each(['10.0.0.0/8', '0.0.0.0/0', '1.2.3.4/32', 'fd00::/48', '::/0', '::1/128'])('%s is one', (text) => {
    expect(whyNotIpNet(text)).toBeUndefined()
  })

  test.each([
    ['10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
    ['10.0.0.0/8/8', 'Must contain an IP address and a width, separated by a /'],
    ['10.0.0/8', 'Not a valid IP address'],
    ['10.0.0.0/', 'Width must be an integer'],
    ['10.0.0.0/8.5', 'Width must be an integer'],
    ['10.0.0.0/-1', 'Width must be an integer'],
    ['10.0.0.0/33', 'Max width for IPv4 is 32'],
    ['fd00::/129', 'Max width for IPv6 is 128'],
  ])('%s: %s', (text, message) => {
    expect(whyNotIpNet(text)).toBe(message)
  })

  test('the other version is refused where one is asked for', () => {
    expect(whyNotIpNet('fd00::/48', 4)).toBe('Not a valid IPv4 address')
    expect(whyNotIpNet('10.0.0.0/8', 6)).toBe('Not a valid IPv6 address')
  })
})

test('items of a list must be unique', () => {
  expect(whyNotUnique(['a', 'b'])).toBeUndefined()
  expect(whyNotUnique([])).toBeUndefined()
  expect(whyNotUnique(['a', 'b', 'a'])).toBe('Items must be unique')
})

describe('device codes', () => {
  test.each([
    ['abcdefgh', 'ABCD-EFGH'],
    ['ABCD-EFGH', 'ABCD-EFGH'],
    [' abcd efgh ', 'ABCD-EFGH'],
    ['ab1cd2efgh9', 'ABCD-EFGH'],
    ['ABCDEFGHIJ', 'ABCD-EFGH'],
  ])('%j is %s', (text, code) => {
    expect(deviceCode(text)).toBe(code)
  })

  test('one that lacks letters is none yet', () => {
    expect(deviceCode('ABCD-EFG')).toBeUndefined()
    expect(deviceCodeLetters('abcd-efg')).toBe('ABCDEFG')
  })
})

describe('roles', () => {
  test('the strongest of several counts', () => {
    expect(strongestRole(['viewer', 'admin', undefined])).toBe('admin')
    expect(strongestRole(['viewer', 'collaborator'])).toBe('collaborator')
    expect(strongestRole([undefined])).toBeUndefined()
  })

  test.each(roles.flatMap((held, i) => roles.map((needed, j) => [held, needed, i <= j] as const)))(
    '%s is at least %s: %s',
    (held, needed, answer) => {
      expect(isAtLeast(held, needed)).toBe(answer)
    },
  )
})
