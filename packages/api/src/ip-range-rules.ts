import { blocksOverlap, ipFamily, ipNumber } from './ip-block.ts'
import type { IpBlock } from './ip-block.ts'

/** Which ranges of addresses pools may have. First and last are valid addresses of one family. */

interface Range {
  first: string
  last: string
}

/** A range as numbers, both ends included. */
export function rangeSpan({ first, last }: Range): Pick<IpBlock, 'family' | 'first' | 'last'> {
  return { family: ipFamily(first), first: ipNumber(first), last: ipNumber(last) }
}

/** How many addresses a range has: up to 2^128. */
export function rangeSize(range: Range): bigint {
  const { first, last } = rangeSpan(range)
  return last - first + 1n
}

/** Why pools cannot have a range beside all others that there are; undefined when they can. */
export function whyNotRange(range: Range, others: readonly Range[]): string | undefined {
  const span = rangeSpan(range)
  if (span.family === 6) return 'IPv6 ranges are not allowed yet'
  return others.some((other) => blocksOverlap(rangeSpan(other), span))
    ? `The provided IP range ${range.first}-${range.last} overlaps with an existing range`
    : undefined
}
