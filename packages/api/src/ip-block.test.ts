import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blockContains,
  blocksOverlap,
  blockText,
  hasHostBits,
  ipBlock,
  ipFamily,
  ipNumber,
  ipText,
  widthMax,
} from './ip-block.ts'

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

describe('an address of a number', () => {
  test.each([
    [0n, 4, '0.0.0.0'],
    [0x0a_01_02_03n, 4, '10.1.2.3'],
    [2n ** 32n - 1n, 4, '255.255.255.255'],
    [0n, 6, '::'],
    [1n, 6, '::1'],
    [0xfd00n << 112n, 6, 'fd00::'],
    [(0xfd12n << 112n) + (0x3456n << 96n) + 5n, 6, 'fd12:3456::5'],
    [2n ** 128n - 1n, 6, 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ] as const)('%s of IPv%s is %s', (number, family, text) => {
    expect(ipText(number, family)).toBe(text)
  })

  test.each([
    ['IPv4', fc.ipV4()],
    ['IPv6', fc.ipV6()],
  ])('has that number again, whichever address of %s it is', (_, addresses) => {
    fc.assert(
      fc.property(addresses, (address) => {
        const number = ipNumber(address)
        return ipNumber(ipText(number, ipFamily(address))) === number
      }),
    )
  })
})

describe('a network', () => {
  test.each([
    ['10.0.0.0/8', '10.0.0.0', '10.255.255.255'],
    ['10.1.2.3/8', '10.0.0.0', '10.255.255.255'],
    ['172.30.0.0/22', '172.30.0.0', '172.30.3.255'],
    ['1.2.3.4/32', '1.2.3.4', '1.2.3.4'],
    ['0.0.0.0/0', '0.0.0.0', '255.255.255.255'],
    ['10.0.0.0/08', '10.0.0.0', '10.255.255.255'],
    ['fd00:1:2::/48', 'fd00:1:2::', 'fd00:1:2:ffff:ffff:ffff:ffff:ffff'],
    ['fd00:1:2:3::9/64', 'fd00:1:2:3::', 'fd00:1:2:3:ffff:ffff:ffff:ffff'],
    ['::/0', '::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ])('%s goes from %s to %s', (net, first, last) => {
    const block = ipBlock(net)
    expect([ipText(block.first, block.family), ipText(block.last, block.family)]).toEqual([first, last])
  })

  test.each([
    ['10.1.2.3/8', '10.0.0.0/8', true],
    ['10.0.0.0/8', '10.0.0.0/8', false],
    ['FD00:0:0::/048', 'fd00::/48', false],
    ['fd00::1/48', 'fd00::/48', true],
    ['1.2.3.4/32', '1.2.3.4/32', false],
  ])('%s is %s; it has host bits: %s', (net, text, has) => {
    expect(blockText(ipBlock(net))).toBe(text)
    expect(hasHostBits(net)).toBe(has)
  })

  test.each([
    ['10.0.0.0/8', '10.9.0.0/16', true, true],
    ['10.9.0.0/16', '10.0.0.0/8', false, true],
    ['10.0.0.0/8', '10.0.0.0/8', true, true],
    ['10.0.0.0/9', '10.128.0.0/9', false, false],
    ['fd00::/48', 'fd00:0:0:ffff::/64', true, true],
    ['fd00::/48', 'fd00:0:1::/64', false, false],
    ['0.0.0.0/0', '::/128', false, false],
    ['::/0', '1.2.3.4/32', false, false],
  ])('%s and %s: the one contains the other is %s, they overlap is %s', (a, b, contains, overlap) => {
    expect(blockContains(ipBlock(a), ipBlock(b))).toBe(contains)
    expect(blocksOverlap(ipBlock(a), ipBlock(b))).toBe(overlap)
    expect(blocksOverlap(ipBlock(b), ipBlock(a))).toBe(overlap)
  })

  test('contains whatever address it was made around', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(128), (address, bits) => {
        const block = ipBlock(`${address}/${bits % (widthMax[ipFamily(address)] + 1)}`)
        const number = ipNumber(address)
        return block.first <= number && number <= block.last
      }),
    )
  })
})
