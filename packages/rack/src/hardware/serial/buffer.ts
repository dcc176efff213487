import { fromBase64, toBase64 } from '@plenum/api/base64'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import { sortableNumber } from '../../store/sortable-number.ts'
import type { Reader, Transaction } from '../../store/store.ts'

type Console = Documents['serialConsole']

/** Every chunk but the last has as many bytes: a key that is typed rewrites one of them, so they are small. */
export const CHUNK_BYTES = 2048
/** What is kept of a long output: its begin, and its latest part. */
export const HEAD_CHUNKS = 32
export const TAIL_CHUNKS = 128

/** The bytes from `start` to `end` (not included) are not kept any more; none when they are the same. */
export function gapIn({ size }: Pick<Console, 'size'>): { start: number; end: number } {
  const start = HEAD_CHUNKS * CHUNK_BYTES
  const firstOfTail = Math.ceil(size / CHUNK_BYTES) - TAIL_CHUNKS
  return { start, end: Math.max(start, firstOfTail * CHUNK_BYTES) }
}

/** The offset itself or, where it is not kept any more, the first behind it that is. */
export function kept(console: Pick<Console, 'size'>, offset: number): number {
  const { start, end } = gapIn(console)
  return offset < start ? offset : Math.max(offset, end)
}

function chunkAt(tx: Reader, { id }: Console, number: number) {
  return tx.find('serialChunk', id, sortableNumber(number))
}

async function dropFallenOut(tx: Transaction, console: Console, newest: number): Promise<void> {
  const number = newest - TAIL_CHUNKS
  const chunk = number < HEAD_CHUNKS ? undefined : await chunkAt(tx, console, number)
  if (chunk) await tx.delete('serialChunk', chunk.id)
}

/** Adds to what a VM has put out; how much it then is. */
export async function append(tx: Transaction, console: Console, bytes: Uint8Array): Promise<number> {
  let { size } = console
  for (let offset = 0; offset < bytes.length;) {
    const number = Math.floor(size / CHUNK_BYTES)
    const begun = size % CHUNK_BYTES
    const part = bytes.subarray(offset, offset + CHUNK_BYTES - begun)
    const old = begun === 0 ? undefined : await chunkAt(tx, console, number)
    if (old) await tx.update('serialChunk', { ...old, bytes: toBase64([...fromBase64(old.bytes), ...part]) })
    else {
      await tx.insert('serialChunk', {
        id: crypto.randomUUID(),
        instanceId: console.id,
        number,
        bytes: toBase64(part),
      })
      await dropFallenOut(tx, console, number)
    }
    offset += part.length
    size += part.length
  }
  return size
}

/** Up to `max` bytes from an offset on; fewer where the output or what is kept of it ends. */
export async function read(tx: Reader, console: Console, from: number, max: number): Promise<Uint8Array> {
  const gap = gapIn(console)
  const end = Math.min(from + max, from < gap.start && gap.end > gap.start ? gap.start : console.size)
  if (end <= from) return new Uint8Array()
  const first = Math.floor(from / CHUNK_BYTES)
  const chunks = await tx.list('serialChunk', {
    parent: console.id,
    order: 'name_ascending',
    ...(first > 0 && { after: sortableNumber(first - 1) }),
    limit: Math.ceil(end / CHUNK_BYTES) - first,
  })
  const found = new Uint8Array(end - from)
  let length = 0
  for (const { number, bytes } of chunks) {
    const at = number * CHUNK_BYTES
    const part = fromBase64(bytes).subarray(Math.max(from - at, 0), end - at)
    // One that was dropped since the console was read leaves a hole, and nothing behind it fits.
    if (Math.max(at, from) !== from + length) break
    found.set(part, length)
    length += part.length
  }
  return found.subarray(0, length)
}

/** Forgets all that a VM has put out. */
export async function clear(tx: Transaction, instanceId: string): Promise<void> {
  for (const { id } of await listAll(tx, 'serialChunk', { parent: instanceId })) await tx.delete('serialChunk', id)
}
