import { describe, expect, test } from 'vitest'
import { IpRange } from './ip-range.ts'

function whyNot(first: string, last: string): string | undefined {
  return IpRange.safeParse({ first, last }).error?.issues[0]?.message
}

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
