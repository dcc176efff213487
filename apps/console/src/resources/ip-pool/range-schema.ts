import { ipVersion } from '@plenum/api/ip'
import { blocksOverlap, ipNumber } from '@plenum/api/ip-block'
import { rangeSize, rangeSpan } from '@plenum/api/ip-range-rules'
import type { IpRange } from '@plenum/api'
import { z } from 'zod'

/** Why a text cannot be an end of a new range. */
function whyNotEnd(text: string): string | undefined {
  const version = ipVersion(text.trim())
  if (version === undefined) return 'Not a valid IP address'
  return version === 6 ? 'IPv6 ranges are not allowed yet' : undefined
}

export const rangeSchema = z.object({ first: z.string(), last: z.string() }).superRefine(({ first, last }, ctx) => {
  const whyNotFirst = whyNotEnd(first)
  const whyNotLast = whyNotEnd(last)
  if (whyNotFirst !== undefined) ctx.addIssue({ code: 'custom', path: ['first'], message: whyNotFirst })
  if (whyNotLast !== undefined) ctx.addIssue({ code: 'custom', path: ['last'], message: whyNotLast })
  if (whyNotFirst !== undefined || whyNotLast !== undefined) return
  if (ipNumber(last.trim()) < ipNumber(first.trim()))
    ctx.addIssue({ code: 'custom', path: ['last'], message: 'Cannot be lower than the first address' })
})

export type RangeValues = z.infer<typeof rangeSchema>

/** A range that there is, and whose it is. */
export interface KnownRange {
  pool: string
  range: IpRange
}

/** What can be said of a range before it is added: how large it is, or which other it overlaps. */
export function judgeRange(
  { first, last }: { first: string; last: string },
  known: readonly KnownRange[],
): { size: bigint } | { overlaps: KnownRange } | undefined {
  const range = { first: first.trim(), last: last.trim() }
  if (!rangeSchema.safeParse(range).success) return undefined
  const span = rangeSpan(range)
  const overlaps = known.find((other) => blocksOverlap(rangeSpan(other.range), span))
  return overlaps ? { overlaps } : { size: rangeSize(range) }
}
