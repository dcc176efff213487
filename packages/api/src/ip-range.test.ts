import { describe, expect, test } from 'vitest'
import { ipNumber, IpRange } from './ip-range.ts'

function whyNot(first: string, last: string): string | undefined {
  return IpRange.safeParse({ first, last }).error?.issues[0]?.message
}

describe('the number of an address', () => {
  test.each([
    ['0.0.0.0', 0n],
    ['10.0.0.1', 0x0a_00_00_01n],
    ['255.255.255.255', 2n ** 32n - 1n],
    ['::', 0n],
    ['::1', 1n],
    ['1::8', 2n ** 112n + 8n],
    ['fd00::', 0xfd00n << 112n],
    ['1:2:3:4:5:6:7::', 0x0001_0002_0003_0004_0005_0006_0007_0000n],
    ['::ffff:1.2.3.4', 0xffff_0102_0304n],
    ['FFFF:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 2n ** 128n - 1n],
  ])('%s', (address, number) => {
    expect(ipNumber(address)).toBe(number)
  })
})

describe('a range', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['9.0.0.255', '10.0.0.0'],
    ['fd00::', 'fd00::ffff'],
    ['fd00:0:0::a', 'fd00::b'],
  ])('may go from %s to %s', (first, last) => {
    expect(whyNot(first, last)).toBeUndefined()
  })

  test.each([
    ['10.0.0.9', '10.0.0.10', '10.0.0.8'],
    ['fd00::9', 'fd00::10', 'fd00::8'],
  ])('from %s may go up to %s, not down to %s', (first, above, below) => {
    expect(whyNot(first, above)).toBeUndefined()
    expect(whyNot(first, below)).toBe('IP address ranges must be non-decreasing')
  })

  test.each([
    ['10.0.0.1', 'fd00::1'],
    ['fd00::1', '10.0.0.1'],
    ['10.0.0', '10.0.0.1'],
    ['', ''],
  ])('from %j to %j is none', (first, last) => {
    expect(whyNot(first, last)).toBe('expected the first and the last address of one family, IPv4 or IPv6')
  })
})
