import { describe, expect, test } from 'vitest'
import { rangeSize, whyNotRange } from './ip-range-rules.ts'

const range = (first: string, last = first) => ({ first, last })

describe('the size of a range', () => {
  test.each([
    ['10.0.0.7', '10.0.0.7', 1n],
    ['10.0.0.255', '10.0.1.0', 2n],
    ['0.0.0.0', '255.255.255.255', 2n ** 32n],
    ['fd00::', 'fd00::ffff:ffff:ffff:ffff', 2n ** 64n],
    ['::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 2n ** 128n],
  ])('from %s to %s is exact', (first, last, size) => {
    expect(rangeSize(range(first, last))).toBe(size)
  })
})

describe('a range beside 10.0.0.10 to 10.0.0.20', () => {
  const others = [range('192.0.2.1'), range('10.0.0.10', '10.0.0.20')]

  test.each([
    ['10.0.0.0', '10.0.0.9'],
    ['10.0.0.21', '10.0.0.99'],
    ['9.0.0.10', '9.0.0.20'],
  ])('may go from %s to %s', (first, last) => {
    expect(whyNotRange(range(first, last), others)).toBeUndefined()
  })

  test.each([
    ['the same', '10.0.0.10', '10.0.0.20'],
    ['inside', '10.0.0.12', '10.0.0.13'],
    ['around', '10.0.0.0', '10.0.0.255'],
    ['up to its first', '10.0.0.1', '10.0.0.10'],
    ['from its last', '10.0.0.20', '10.0.0.30'],
  ])('may not be %s', (_, first, last) => {
    expect(whyNotRange(range(first, last), others)).toBe(
      `The provided IP range ${first}-${last} overlaps with an existing range`,
    )
  })
})

test('a range may not be of IPv6', () => {
  expect(whyNotRange(range('fd00::', 'fd00::9'), [])).toBe('IPv6 ranges are not allowed yet')
})
