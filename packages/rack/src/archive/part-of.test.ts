import { expect, test } from 'vitest'
import { partOf } from './part-of.ts'
import { streamOf } from './write-zip.ts'

function source() {
  const seen = { chunks: 0, isOver: false }
  async function* chunks() {
    try {
      for (let first = 0; first < 100; first += 10) {
        seen.chunks += 1
        yield Uint8Array.from({ length: 10 }, (_, index) => first + index)
      }
    } finally {
      seen.isOver = true
    }
  }
  return { seen, bytes: streamOf(chunks()) }
}

test.each([
  [0, 100],
  [0, 1],
  [5, 10],
  [9, 2],
  [10, 10],
  [99, 1],
  [37, 41],
  [50, 0],
])('from %i on, %i bytes are those of the whole', async (offset, length) => {
  const part = new Uint8Array(await new Response(partOf(source().bytes, offset, length)).arrayBuffer())
  expect([...part]).toEqual(Array.from({ length }, (_, index) => offset + index))
})

test('what comes behind a part is not asked for', async () => {
  const { seen, bytes } = source()
  await new Response(partOf(bytes, 5, 10)).arrayBuffer()
  expect(seen).toEqual({ chunks: 2, isOver: true })
})

test('whoever hangs up lets go of the whole', async () => {
  const { seen, bytes } = source()
  const reader = partOf(bytes, 5, 90).getReader()
  await reader.read()
  await reader.cancel()
  expect(seen.isOver).toBe(true)
  expect(seen.chunks).toBeLessThan(10)
})
