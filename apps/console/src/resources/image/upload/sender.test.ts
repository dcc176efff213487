import { fromBase64 } from '@plenum/api/base64'
import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { CHUNK } from './chunk.ts'
import { createSender } from './sender.ts'

const chunks = 20
const isEmpty = (index: number) => index % 4 === 3
const content = new Uint8Array(chunks * CHUNK - CHUNK / 2)
for (let index = 0; index < chunks; index++)
  if (!isEmpty(index)) content.fill(index + 1, index * CHUNK, (index + 1) * CHUNK)
const never = new AbortController().signal

/** A server that may refuse a write, and remembers what it was sent. */
function server(refusal: (offset: number, attempt: number) => Error | undefined = () => undefined) {
  const written = new Uint8Array(content.length)
  const attempts = new Map<number, number>()
  const pauses: number[] = []
  const most = { atOnce: 0 }
  let atOnce = 0
  const sender = createSender({
    file: new Blob([content]),
    wait: async (milliseconds) => void pauses.push(milliseconds),
    onProgress: () => undefined,
    write: async (offset, base64, signal) => {
      atOnce += 1
      most.atOnce = Math.max(most.atOnce, atOnce)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      signal.throwIfAborted()
      const attempt = (attempts.get(offset) ?? 0) + 1
      attempts.set(offset, attempt)
      const error = refusal(offset, attempt)
      if (error) throw error
      written.set(fromBase64(base64), offset)
    },
  })
  return { sender, written, attempts, pauses, most }
}

const away = new ApiError('The server cannot be reached', 0)

test('everything arrives, six at a time, and chunks of zeros are not sent', async () => {
  const { sender, written, attempts, most } = server()
  await sender.run(never)
  expect(Buffer.from(written).equals(content)).toBe(true)
  expect([...attempts.keys()].filter((offset) => isEmpty(offset / CHUNK))).toEqual([])
  expect(most.atOnce).toBe(6)
  const zeros = 4 * CHUNK + CHUNK / 2
  expect(sender.progress()).toEqual({ done: content.length, sent: content.length - zeros, total: content.length })
})

test('a chunk that nobody took is tried again, after longer and longer pauses', async () => {
  const { sender, written, pauses } = server((offset, attempt) => (offset === CHUNK && attempt < 5 ? away : undefined))
  await sender.run(never)
  expect(pauses).toEqual([500, 1000, 2000, 4000])
  expect(Buffer.from(written).equals(content)).toBe(true)
})

test('after five attempts it has failed; the next run sends what is missing and nothing else', async () => {
  const cut = { isOver: false }
  const { sender, written, attempts } = server((offset) => (offset === 5 * CHUNK && !cut.isOver ? away : undefined))
  await expect(sender.run(never)).rejects.toBe(away)
  expect(attempts.get(5 * CHUNK)).toBe(5)
  const arrived = new Set([...attempts.keys()].filter((offset) => written[offset] !== 0))
  cut.isOver = true
  attempts.clear()
  await sender.run(never)
  expect([...attempts.keys()].filter((offset) => arrived.has(offset))).toEqual([])
  expect(Buffer.from(written).equals(content)).toBe(true)
  expect(sender.progress().done).toBe(content.length)
})

test('a refusal is not tried again, and what is on its way is called off', async () => {
  const refusal = new ApiError('Not allowed', 403)
  const { sender, pauses, attempts } = server((offset) => (offset === 0 ? refusal : undefined))
  await expect(sender.run(never)).rejects.toBe(refusal)
  expect(pauses).toEqual([])
  expect(attempts.size).toBeLessThan(10)
})

test('an abort ends it with the reason', async () => {
  const stopping = new AbortController()
  const reason = new Error('enough')
  const { sender } = server((offset) => {
    if (offset === 2 * CHUNK) stopping.abort(reason)
    return undefined
  })
  await expect(sender.run(stopping.signal)).rejects.toBe(reason)
  expect(sender.progress().done).toBeLessThan(content.length)
})

test('paused it takes nothing new, and goes on where it was', async () => {
  let atPause = 0
  const { sender, written, attempts } = server((offset) => {
    if (offset === 4 * CHUNK) {
      sender.pause()
      atPause = attempts.size
    }
    return undefined
  })
  const done = sender.run(never)
  await expect.poll(() => atPause, { interval: 1, timeout: 4000 }).toBeGreaterThan(0)
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve))
  // The five others that were on their way.
  expect(attempts.size).toBeLessThanOrEqual(atPause + 5)
  sender.resume()
  await done
  expect(Buffer.from(written).equals(content)).toBe(true)
})

test('a failure ends it also while others wait to go on', async () => {
  const refusal = new ApiError('Not allowed', 403)
  const { sender } = server((offset, attempt) => {
    if (offset === 0) sender.pause()
    if (offset !== CHUNK) return undefined
    return attempt === 1 ? away : refusal
  })
  await expect(sender.run(never)).rejects.toBe(refusal)
})

test('begun anew everything is sent again', async () => {
  const { sender, attempts } = server()
  await sender.run(never)
  sender.reset()
  expect(sender.progress()).toEqual({ done: 0, sent: 0, total: content.length })
  attempts.clear()
  await sender.run(never)
  expect(attempts.size).toBe(15)
})
