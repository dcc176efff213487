import { whyNotSubnetIpv6, whyNotVpcPrefix } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { freeSubnetOf, prefixFrom, randomPrefix, subnetOf } from './ipv6-block.ts'

const prefix = 'fd00:1:2::/48'
const all = Array.from({ length: 65_536 }, (_, number) => subnetOf(prefix, number))

describe('prefixes', () => {
  test.each([
    [0n, 'fd00::/48'],
    [1n, 'fd00:0:1::/48'],
    [2n ** 40n - 1n, 'fdff:ffff:ffff::/48'],
  ])('of number %s are %s', (number, expected) => {
    expect(prefixFrom(number)).toBe(expected)
  })

  test('that are random are ones that a VPC can have, and differ', () => {
    const prefixes = Array.from({ length: 100 }, randomPrefix)
    expect(prefixes.map(whyNotVpcPrefix)).toEqual(prefixes.map(() => undefined))
    expect(new Set(prefixes).size).toBe(100)
  })
})

describe('the blocks of a prefix', () => {
  test.each([
    [0, 'fd00:1:2::/64'],
    [1, 'fd00:1:2:1::/64'],
    [65_535, 'fd00:1:2:ffff::/64'],
  ])('number %i is %s', (number, block) => {
    expect(subnetOf(prefix, number)).toBe(block)
  })

  test('a free one is of the prefix and not among those that are taken', () => {
    const taken = all.slice(0, 65_000)
    const block = freeSubnetOf(prefix, taken)
    expect(whyNotSubnetIpv6(block, prefix)).toBeUndefined()
    expect(taken).not.toContain(block)
  })

  test('the last free one is found wherever it is', () => {
    for (const number of [0, 30_000, 65_535])
      expect(freeSubnetOf(prefix, all.toSpliced(number, 1))).toBe(subnetOf(prefix, number))
  })

  test('when all are taken, that is said', () => {
    expect(() => freeSubnetOf(prefix, all)).toThrow('Insufficient capacity')
  })
})
