import { ApiError } from '../../../api/api-error.ts'
import type { Progress } from '../../../transfer/pace.ts'
import { CHUNK, chunkCount, chunkToBase64, isZero } from './chunk.ts'
import type { Wait } from './wait.ts'

/** Chunks on their way at the same time; no more are in memory. */
const AT_ONCE = 6
/** Before a chunk is tried again, in milliseconds; after the last of them it has failed. */
const PAUSES = [500, 1000, 2000, 4000] as const

interface SenderOptions {
  file: Blob
  write: (offset: number, base64: string, signal: AbortSignal) => Promise<void>
  wait: Wait
  onProgress: () => void
}

/** Nobody answered, or somebody who may answer differently a moment later. */
function mayWorkLater(error: unknown): boolean {
  return error instanceof ApiError && [0, 408, 429, 500, 502, 503, 504].includes(error.status)
}

/** Sends a file in chunks, several at a time. What failed or was stopped goes on where it was. */
export function createSender({ file, write, wait, onProgress }: SenderOptions) {
  const count = chunkCount(file.size)
  let next = 0
  /** Those that were begun and not ended. */
  let again: number[] = []
  let progress: Progress = { done: 0, sent: 0, total: file.size }
  let gate: { opened: Promise<void>; open: () => void } | undefined

  const take = () => again.pop() ?? (next < count ? next++ : undefined)

  async function attempt(offset: number, base64: string, signal: AbortSignal): Promise<void> {
    for (const pause of [...PAUSES, undefined]) {
      try {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one attempt after the other
        return await write(offset, base64, signal)
      } catch (error) {
        if (signal.aborted || pause === undefined || !mayWorkLater(error)) throw error
        // oxlint-disable-next-line eslint/no-await-in-loop
        await wait(pause, signal)
      }
    }
  }

  async function send(index: number, signal: AbortSignal): Promise<void> {
    const offset = index * CHUNK
    const bytes = new Uint8Array(await file.slice(offset, offset + CHUNK).arrayBuffer())
    const isSkipped = isZero(bytes)
    if (!isSkipped) await attempt(offset, chunkToBase64(bytes), signal)
    const { done, sent, total } = progress
    progress = { done: done + bytes.length, sent: sent + (isSkipped ? 0 : bytes.length), total }
    onProgress()
  }

  async function work(signal: AbortSignal, onFailure: (error: unknown) => void): Promise<void> {
    for (;;) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other is the point: AT_ONCE of these run side by side
      await gate?.opened
      if (signal.aborted) return
      const index = take()
      if (index === undefined) return
      try {
        // oxlint-disable-next-line eslint/no-await-in-loop
        await send(index, signal)
      } catch (error) {
        again.push(index)
        onFailure(error)
        return
      }
    }
  }

  const resume = () => {
    gate?.open()
    gate = undefined
  }

  return {
    progress: () => progress,
    /** Takes no new chunks until `resume`; those on their way arrive. */
    pause: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate ??= { opened: promise, open: resolve }
    },
    resume,
    /** From the beginning the next time. */
    reset: () => {
      next = 0
      again = []
      progress = { done: 0, sent: 0, total: file.size }
    },
    /** Resolves when everything has arrived. Throws the first failure, once nothing is on its way any more. */
    run: async (signal: AbortSignal) => {
      const stopping = new AbortController()
      let failure: { error: unknown } | undefined
      const stop = (error: unknown) => {
        failure ??= { error }
        stopping.abort()
        // Whoever waits to go on is to see that it is over.
        resume()
      }
      const either = AbortSignal.any([signal, stopping.signal])
      await Promise.all(Array.from({ length: AT_ONCE }, () => work(either, stop)))
      signal.throwIfAborted()
      if (failure) throw failure.error
    },
  }
}
export type Sender = ReturnType<typeof createSender>
