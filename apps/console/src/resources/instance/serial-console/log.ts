import type { SerialConsoleData } from '@plenum/api'
import { ApiError } from '../../../api/api-error.ts'

/** Bytes of one answer, each of which is a number of up to four characters. */
const PAGE = 65_536

interface Range {
  fromStart?: number
  mostRecent?: number
  maxBytes?: number
}

type Read = (range: Range) => Promise<SerialConsoleData>

interface Page {
  start: number
  bytes: Uint8Array<ArrayBuffer>
}

async function page(read: Read, range: Range): Promise<Page> {
  const { data, lastByteOffset } = await read({ ...range, maxBytes: PAGE })
  return { start: lastByteOffset - data.length, bytes: Uint8Array.from(data) }
}

const sizeOf = async (read: Read) => (await read({ mostRecent: 0 })).lastByteOffset

/** What follows an offset, or the first behind it that is still kept: counted from the end nothing is refused. */
async function pageAt(read: Read, offset: number): Promise<Page> {
  try {
    return await page(read, { fromStart: offset })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error
    return page(read, { mostRecent: Math.max(0, (await sizeOf(read)) - offset) })
  }
}

/**
 * All that a serial console has put out until now, as far as it is still kept; a line of its own says where something is
 * missing. Rejects with what the API refuses.
 */
export async function readLog(read: Read): Promise<Uint8Array<ArrayBuffer>[]> {
  const end = await sizeOf(read)
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let offset = 0; offset < end;) {
    // Where a page ends is known once it is there.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const { start, bytes } = await pageAt(read, offset)
    // The instance was started anew meanwhile, and so was its console.
    if (bytes.length === 0 || start < offset) break
    const missing = start - offset
    if (missing > 0) parts.push(new TextEncoder().encode(`\r\n[${missing} bytes are no longer kept]\r\n`))
    parts.push(bytes)
    offset = start + bytes.length
  }
  return parts
}
