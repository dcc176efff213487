import { expect, test } from 'vitest'
import { blockAround, blockSize, blockText, overlapping, totalSize, whyNotBlock, whyNotInLot } from './blocks.ts'

const block = (firstAddress: string, lastAddress = firstAddress) => ({ firstAddress, lastAddress })
const others = [block('10.0.0.0', '10.0.0.255'), block('fd00::', 'fd00::ff')]

test.each([
  [block('10.0.1.0', '10.0.1.9'), {}],
  [block('10.0.1.0'), {}],
  [block('10.0.1.9', '10.0.1.10'), {}],
  [block('fd00::100', 'fd00::1:0'), {}],
  [block('', '10.0.0'), { first: 'Not a valid IP address', last: 'Not a valid IP address' }],
  [block('10.0.1.0', 'x'), { last: 'Not a valid IP address' }],
  [block('10.0.1.0', 'fd01::'), { last: 'Must be IPv4, as the first address is' }],
  [block('fd01::', '10.0.1.0'), { last: 'Must be IPv6, as the first address is' }],
  [block('10.0.1.10', '10.0.1.9'), { last: 'Cannot be lower than the first address' }],
  [block('10.0.0.255', '10.0.1.9'), { last: 'The block overlaps 10.0.0.0–10.0.0.255' }],
  [block('9.0.0.0', '11.0.0.0'), { last: 'The block overlaps 10.0.0.0–10.0.0.255' }],
  [block('fd00:0::ff'), { last: 'The block overlaps fd00::–fd00::ff' }],
])('%j is refused with %j', (given, expected) => {
  expect(whyNotBlock(given, others)).toEqual(expected)
})

test('blocks of any size are counted exactly', () => {
  expect(blockSize(block('10.0.0.7'))).toBe(1n)
  expect(blockSize(block('::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'))).toBe(2n ** 128n)
  expect(totalSize([block('10.0.0.0', '10.0.0.255'), block('fd00::', 'fd00::ffff:ffff:ffff:ffff')])).toBe(
    2n ** 64n + 256n,
  )
  expect(totalSize([])).toBe(0n)
})

test('a block of one address is written as that address', () => {
  expect(blockText(block('10.0.0.7'))).toBe('10.0.0.7')
  expect(blockText(block('10.0.0.7', '10.0.0.9'))).toBe('10.0.0.7–10.0.0.9')
})

test('the block around an address is found in any spelling, and only in its own family', () => {
  expect(blockAround('10.0.0.255', others)).toBe(others[0])
  expect(blockAround('FD00:0:0::FF', others)).toBe(others[1])
  expect(blockAround('10.0.1.0', others)).toBeUndefined()
  expect(blockAround('::a00:1', others)).toBeUndefined()
  expect(blockAround('nothing', others)).toBeUndefined()
})

test('an address that is not in a lot is said to be in the other that has it', () => {
  const [edge, spare, empty] = ['edge', 'spare', 'empty'].map((name, index) => {
    return { id: name, name, blocks: [[block('10.0.0.0', '10.0.0.9')], [block('fd00::', 'fd00::9')], []][index] ?? [] }
  })
  if (!edge || !spare || !empty) throw new Error('no lots')
  const lots = [edge, spare, empty]
  expect(whyNotInLot('10.0.0.9', edge, lots)).toBeUndefined()
  expect(whyNotInLot('fd00::1', edge, lots)).toBe('Not in edge, but in spare')
  expect(whyNotInLot('10.0.0.10', edge, lots)).toBe('Not in edge, which has 10.0.0.0–10.0.0.9')
  expect(whyNotInLot('10.0.0.10', empty, lots)).toBe('empty has no blocks')
})

test('blocks of different families never overlap', () => {
  expect(overlapping(block('::', 'ffff::'), [block('10.0.0.0', '10.0.0.9')])).toBeUndefined()
})
