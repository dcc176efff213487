import { toBase64 } from '@plenum/api/base64'
import { BULK_WRITE_MAX } from '@plenum/api/disk-import-rules'

/** What a file is sent in: as much as one bulk write may hold, which is a multiple of every block size. */
export const CHUNK = BULK_WRITE_MAX

export function chunkCount(bytes: number): number {
  return Math.ceil(bytes / CHUNK)
}

/** Whether there are nothing but zeros, as a new disk holds anyway. */
export function isZero(bytes: Uint8Array<ArrayBuffer>): boolean {
  // Eight at a time: most of an image is empty, and a person waits for it.
  const words = Math.floor(bytes.length / 8)
  const isAligned = bytes.byteOffset % 8 === 0
  const wide = isAligned ? new BigUint64Array(bytes.buffer, bytes.byteOffset, words) : []
  for (const word of wide) if (word !== 0n) return false
  for (let index = wide.length * 8; index < bytes.length; index++) if (bytes[index] !== 0) return false
  return true
}

/** A multiple of three, so that the parts can be put together. */
const PART = 3 * 8192

/** Base64 of what is too much for one call. */
export function chunkToBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += PART) text += toBase64(bytes.subarray(start, start + PART))
  return text
}
