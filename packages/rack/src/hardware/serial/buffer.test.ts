import { describe, expect, test } from 'vitest'
import { samples } from '../../store/conformance/samples.ts'
import { createMemoryStore } from '../../store/memory.ts'
import { sortableNumber } from '../../store/sortable-number.ts'
import { append, CHUNK_BYTES, clear, gapIn, HEAD_CHUNKS, kept, read, TAIL_CHUNKS } from './buffer.ts'

const HEAD = HEAD_CHUNKS * CHUNK_BYTES
const ALL = (HEAD_CHUNKS + TAIL_CHUNKS) * CHUNK_BYTES

/** The byte that stands at an offset of the output. */
const byteAt = (offset: number) => (offset * 7 + (offset >> 8)) & 255
const bytesBetween = (start: number, end: number) =>
  Uint8Array.from({ length: Math.max(end - start, 0) }, (_, index) => byteAt(start + index))

/** A console whose output is the bytes above, put out in pieces of so many. */
async function filled(length: number, pieces: number) {
  const store = createMemoryStore()
  const console = { ...samples.serialConsole, size: 0 }
  await store.write(async (tx) => {
    for (let at = 0; at < length; at += pieces)
      console.size = await append(tx, console, bytesBetween(at, Math.min(at + pieces, length)))
  })
  return { store, console, readBack: (from: number, max: number) => store.read((tx) => read(tx, console, from, max)) }
}

describe('what was put out', () => {
  test.each([
    ['nothing', 0, 1],
    ['key by key', 300, 1],
    ['exactly a chunk', CHUNK_BYTES, CHUNK_BYTES],
    ['a chunk and a byte', CHUNK_BYTES + 1, CHUNK_BYTES + 1],
    ['in odd pieces', 5 * CHUNK_BYTES, 777],
    ['in pieces of several chunks', 12 * CHUNK_BYTES, 3 * CHUNK_BYTES + 5],
    ['as much as is kept', ALL, ALL],
  ])('is read back: %s', async (_, length, pieces) => {
    const { console, readBack } = await filled(length, pieces)
    expect(console.size).toBe(length)
    expect(await readBack(0, ALL + 1)).toEqual(bytesBetween(0, length))
  })

  test('is read in parts', async () => {
    const length = 3 * CHUNK_BYTES + 10
    const { readBack } = await filled(length, 1000)
    for (const [from, max] of [
      [0, 5],
      [5, 0],
      [CHUNK_BYTES - 1, 2],
      [CHUNK_BYTES, CHUNK_BYTES],
      [100, 5000],
      [length - 1, 9],
    ] as const)
      expect(await readBack(from, max)).toEqual(bytesBetween(from, Math.min(from + max, length)))
    expect(await readBack(length, 9)).toEqual(new Uint8Array())
    expect(await readBack(length + 1000, 9)).toEqual(new Uint8Array())
  })
})

test('what is missing in between ends what is read', async () => {
  const { store, console, readBack } = await filled(3 * CHUNK_BYTES, 1000)
  await store.write(async (tx) => {
    const second = await tx.find('serialChunk', console.id, sortableNumber(1))
    await tx.delete('serialChunk', second?.id ?? '')
  })
  expect(await readBack(10, ALL)).toEqual(bytesBetween(10, CHUNK_BYTES))
  expect(await readBack(CHUNK_BYTES + 10, ALL)).toEqual(new Uint8Array())
})

describe('of more than is kept', () => {
  const length = ALL + 3 * CHUNK_BYTES + 10
  const end = HEAD + 4 * CHUNK_BYTES

  test('the begin and the latest part stay, and nothing else', async () => {
    const { store, console, readBack } = await filled(length, 9999)
    expect(gapIn(console)).toEqual({ start: HEAD, end })
    expect(await readBack(0, length)).toEqual(bytesBetween(0, HEAD))
    expect(await readBack(end, length)).toEqual(bytesBetween(end, length))
    const chunks = await store.read((tx) => tx.list('serialChunk', { limit: 1000 }))
    expect(chunks).toHaveLength(HEAD_CHUNKS + TAIL_CHUNKS)
  })

  test('an offset that is gone stands for the first behind it', async () => {
    const { console } = await filled(length, 9999)
    expect([0, HEAD - 1, HEAD, end - 1, end, length].map((offset) => kept(console, offset))).toEqual([
      0,
      HEAD - 1,
      end,
      end,
      end,
      length,
    ])
  })
})

test('as long as everything is kept, nothing is gone', () => {
  for (const size of [0, 1, HEAD, HEAD + 1, ALL]) expect(gapIn({ size })).toEqual({ start: HEAD, end: HEAD })
  expect(gapIn({ size: ALL + 1 }).end).toBe(HEAD + CHUNK_BYTES)
})

test('what is forgotten leaves nothing, and what others have put out stays', async () => {
  const { store } = await filled(10_000, 1000)
  const other = { ...samples.serialConsole, id: crypto.randomUUID(), size: 0 }
  await store.write(async (tx) => {
    await append(tx, other, Uint8Array.of(1, 2, 3))
    await clear(tx, samples.serialConsole.id)
  })
  const left = await store.read((tx) => tx.list('serialChunk', { limit: 1000 }))
  expect(left.map(({ instanceId }) => instanceId)).toEqual([other.id])
})
