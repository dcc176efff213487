import { blockAround, blockContains, blocksOverlap, blockText, ipBlock } from './ip-block.ts'
import type { IpBlock } from './ip-block.ts'
import { assignable, privateRanges, subnetLimits } from './subnet-rules.ts'

/** Which networks a new subnet could have, and how much room there is in one. Texts are valid networks. */

/** How many addresses interfaces can have in a subnet. */
export function assignableCount(subnet: string): bigint {
  const { first, last } = assignable(subnet)
  return last - first + 1n
}

/** The subnets of a VPC that a network overlaps. */
export function overlapped<Subnet>(
  block: string,
  others: readonly Subnet[],
  blockOf: (subnet: Subnet) => string,
): Subnet[] {
  const given = ipBlock(block)
  return others.filter((other) => blocksOverlap(ipBlock(blockOf(other)), given))
}

/** The lowest network of a width around an address or behind it that lies in a range and overlaps no other. */
function gapIn(range: IpBlock, from: bigint, width: number, others: readonly IpBlock[]): IpBlock | undefined {
  const at = (number: bigint) => blockAround(number, width, range.family)
  let block = at(from)
  while (blockContains(range, block)) {
    const { last, ...here } = block
    const ends = others.filter((other) => blocksOverlap(other, { ...here, last })).map((other) => other.last)
    if (ends.length === 0) return block
    block = at([...ends, last].reduce((a, b) => (a > b ? a : b)) + 1n)
  }
  return undefined
}

/** The next free network of a range: behind those that there are, or else in a gap between them. */
function nextIn(range: IpBlock, width: number, others: readonly IpBlock[]): IpBlock | undefined {
  const within = others.filter((other) => blockContains(range, other))
  const behind = within.reduce((end, { last }) => (last >= end ? last + 1n : end), range.first)
  return gapIn(range, behind, width, others) ?? gapIn(range, range.first, width, others)
}

/**
 * An IPv4 network that a new subnet can have beside the others of its VPC: as wide as the last of them, in the same
 * private range as long as there is room. Undefined when all of them are full.
 */
export function nextIpv4Block(others: readonly string[], width?: number): string | undefined {
  const blocks = others.map(ipBlock).toSorted((a, b) => Number(a.last - b.last))
  const last = blocks.at(-1)
  const wanted = width ?? last?.width ?? subnetLimits.ipv4WidthUsual
  const isHome = (range: IpBlock) => (last ? blockContains(range, last) : range === privateRanges[1])
  const ranges = [...privateRanges.filter(isHome), ...privateRanges.filter((range) => !isHome(range))]
  const free = ranges.map((range) => nextIn(range, wanted, blocks)).find((block) => block !== undefined)
  return free && blockText(free)
}

/** An IPv6 network within the prefix of a VPC that none of its subnets has. */
export function nextIpv6Block(prefix: string, others: readonly string[]): string | undefined {
  const free = nextIn(ipBlock(prefix), subnetLimits.ipv6Width, others.map(ipBlock))
  return free && blockText(free)
}
