import { z } from 'zod'
import { parseNumberRange } from './number-range.ts'

/**
 * Both ends within the limits. That they are in order is a rule of its own, with a refusal of its own: a range that runs
 * backwards can be read.
 */
function rangeOf(min: number, max: number, whyNot: string) {
  return z.string().refine((text) => {
    const range = parseNumberRange(text)
    return range !== undefined && [range.first, range.last].every((end) => end >= min && end <= max)
  }, whyNot)
}

/** TCP or UDP ports: `22`, or `8000-9000` with both ends included. */
export const L4PortRange = rangeOf(1, 65_535, 'expected a port from 1 to 65535, or two with a "-" between them').meta({
  id: 'L4PortRange',
  minLength: 1,
  maxLength: 11,
})

/** Why a text that somebody typed is no port (`443`) and no range of ports (`8000-8999`); undefined when it is one. */
export function whyNotPorts(text: string): string | undefined {
  const range = /^\d{1,5}(?:-\d{1,5})?$/.test(text) ? parseNumberRange(text) : undefined
  if (!range) return 'Must be a port, or two ports with a dash between them'
  if (!L4PortRange.safeParse(text).success) return 'Ports go from 1 to 65535'
  return range.last < range.first ? 'The end of a range must not be below its beginning' : undefined
}

/** ICMP codes: `3`, or `0-4` with both ends included. */
export const IcmpCodeRange = rangeOf(0, 255, 'expected a code from 0 to 255, or two with a "-" between them').meta({
  id: 'IcmpCodeRange',
  minLength: 1,
  maxLength: 7,
})
