import { refuse } from './refusal.ts'

/** Where a part of some bytes begins, and how many it has. */
export interface ByteRange {
  offset: number
  length: number
}

/**
 * The part that a `Range` header (RFC 9110, section 14.2) asks for; undefined when it asks for all. Only single ranges are
 * understood. Throws when the header cannot be read, and when there are no such bytes.
 */
export function parseRange(header: string | null, size: number): ByteRange | undefined {
  const [unit = '', ...spec] = (header ?? '').split('=')
  // Units that are not known are to be ignored.
  if (header === null || (spec.length > 0 && unit.trim().toLowerCase() !== 'bytes')) return undefined
  const [, first = '', last = ''] = /^\s*(\d*)-(\d*)\s*$/.exec(spec.join('=')) ?? []
  const malformed = refuse.unparsable('Failed to parse range request header')
  if (first === '' && last === '') throw malformed
  if (first === '') {
    const length = Math.min(Number(last), size)
    if (length === 0) throw refuse.noSuchRange(size)
    return { offset: size - length, length }
  }
  const offset = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < offset) throw malformed
  if (offset >= size) throw refuse.noSuchRange(size)
  return { offset, length: end - offset + 1 }
}
