import { describe, expect, test } from 'vitest'
import { assignableCount, nextIpv4Block, nextIpv6Block, overlapped } from './subnet-blocks.ts'
import { whyNotBesideSubnets, whyNotSubnetIpv4, whyNotSubnetIpv6 } from './subnet-rules.ts'

test.each([
  ['172.30.0.0/22', 1018n],
  ['10.0.0.0/26', 58n],
  ['10.0.0.0/8', 16_777_210n],
  ['fd00::/64', 2n ** 64n - 5n],
])('%s has room for %s interfaces', (block, count) => {
  expect(assignableCount(block)).toBe(count)
})

test('names the subnets that a network overlaps', () => {
  const others = [
    { name: 'a', block: '10.0.0.0/24' },
    { name: 'b', block: '10.0.1.0/24' },
    { name: 'c', block: '10.0.4.0/24' },
  ]
  const names = (block: string) => overlapped(block, others, (other) => other.block).map(({ name }) => name)
  expect(names('10.0.0.0/22')).toEqual(['a', 'b'])
  expect(names('10.0.4.128/26')).toEqual(['c'])
  expect(names('10.0.5.0/24')).toEqual([])
})

describe('the next IPv4 network', () => {
  test.each<[string, string[], number | undefined, string | undefined]>([
    ['begins with a private range when there is none', [], undefined, '172.16.0.0/22'],
    ['follows the only one, as wide', ['172.30.0.0/22'], undefined, '172.30.4.0/22'],
    ['follows the last, in whichever order they are given', ['10.0.1.0/24', '10.0.0.0/24'], undefined, '10.0.2.0/24'],
    ['begins where its width can begin', ['10.0.0.0/24', '10.0.1.0/26'], 24, '10.0.2.0/24'],
    ['is of the width that is asked for', ['172.30.0.0/22'], 20, '172.30.16.0/20'],
    ['fills a gap when nothing is free behind', ['192.168.0.0/24', '192.168.128.0/17'], 24, '192.168.1.0/24'],
    ['goes on in another private range when one is full', ['192.168.0.0/16'], 16, '10.0.0.0/16'],
    ['is none when all is taken', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'], 24, undefined],
  ])('%s', (_, others, width, expected) => {
    expect(nextIpv4Block(others, width)).toBe(expected)
  })

  test('can always be had', () => {
    const others: string[] = []
    for (const width of [24, 26, 8, 22, 16, 14, 26, 20]) {
      const block = nextIpv4Block(others, width)
      if (block === undefined) throw new Error(`nothing of width ${width}`)
      expect(whyNotSubnetIpv4(block)).toBeUndefined()
      expect(whyNotBesideSubnets(block, others)).toBeUndefined()
      others.push(block)
    }
  })
})

describe('the next IPv6 network', () => {
  const prefix = 'fd12:3456:789a::/48'
  test.each([
    [[], 'fd12:3456:789a::/64'],
    [['fd12:3456:789a::/64'], 'fd12:3456:789a:1::/64'],
    [['fd12:3456:789a:ffff::/64', 'fd12:3456:789a::/64'], 'fd12:3456:789a:1::/64'],
  ])('beside %j is %s', (others, expected) => {
    expect(nextIpv6Block(prefix, others)).toBe(expected)
    expect(whyNotSubnetIpv6(expected, prefix)).toBeUndefined()
  })
})
