import { ipVersion } from '@plenum/api/ip'
import { blockContains, blocksOverlap, ipFamily, ipNumber } from '@plenum/api/ip-block'
import { rangeSize, rangeSpan } from '@plenum/api/ip-range-rules'
import type { AddressLotBlockCreate } from '@plenum/api'

type Ends = AddressLotBlockCreate

export interface NamedBlock extends Ends {
  /** Name of its lot. */
  lot: string
}

export function blockText({ firstAddress, lastAddress }: Ends): string {
  return firstAddress === lastAddress ? firstAddress : `${firstAddress}–${lastAddress}`
}

interface Lot {
  id: string
  name: string
  blocks: readonly Ends[]
}

/** A lot as one of several to choose from. */
export function lotOption({ id, name, blocks }: Lot) {
  return { value: id, label: name, description: blocks.map(blockText).join(', ') }
}

const rangeOf = ({ firstAddress, lastAddress }: Ends) => ({ first: firstAddress, last: lastAddress })

/** How many addresses a block has: up to 2^128. */
export function blockSize(block: Ends): bigint {
  return rangeSize(rangeOf(block))
}

/** How many addresses blocks have together. */
export function totalSize(blocks: readonly Ends[]): bigint {
  return blocks.reduce((sum, block) => sum + blockSize(block), 0n)
}

/** The first of the others that has addresses of a block, too. Both ends are valid addresses of one family. */
export function overlapping<Other extends Ends>(block: Ends, others: readonly Other[]): Other | undefined {
  const span = rangeSpan(rangeOf(block))
  return others.find((other) => blocksOverlap(rangeSpan(rangeOf(other)), span))
}

/** The block that an address, without its width, lies in. */
export function blockAround<Block extends Ends>(address: string, blocks: readonly Block[]): Block | undefined {
  if (ipVersion(address) === undefined) return undefined
  const span = rangeSpan({ first: address, last: address })
  return blocks.find((block) => blockContains(rangeSpan(rangeOf(block)), span))
}

interface Lot {
  id: string
  name: string
  blocks: readonly Ends[]
}

/** Why a valid address cannot be taken from a lot. */
export function whyNotInLot(address: string, lot: Lot, lots: readonly Lot[]): string | undefined {
  if (blockAround(address, lot.blocks)) return undefined
  const other = lots.find(({ blocks }) => blockAround(address, blocks))
  if (other) return `Not in ${lot.name}, but in ${other.name}`
  return lot.blocks.length === 0
    ? `${lot.name} has no blocks`
    : `Not in ${lot.name}, which has ${lot.blocks.map(blockText).join(', ')}`
}

/** What is wrong with the ends of a new block, by the field that it is about. */
export function whyNotBlock(
  { firstAddress, lastAddress }: Ends,
  others: readonly Ends[],
): { first?: string; last?: string } {
  const invalid = 'Not a valid IP address'
  const [first, last] = [ipVersion(firstAddress), ipVersion(lastAddress)]
  if (first === undefined || last === undefined)
    return { ...(first === undefined && { first: invalid }), ...(last === undefined && { last: invalid }) }
  if (ipFamily(firstAddress) !== ipFamily(lastAddress)) return { last: `Must be IPv${first}, as the first address is` }
  if (ipNumber(lastAddress) < ipNumber(firstAddress)) return { last: 'Cannot be lower than the first address' }
  const other = overlapping({ firstAddress, lastAddress }, others)
  return other ? { last: `The block overlaps ${blockText(other)}` } : {}
}
