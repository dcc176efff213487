import { ApiError } from '../api/api-error.ts'
import { sampled } from './pace.ts'
import type { Progress, Sample } from './pace.ts'

export type DownloadPhase = 'running' | 'paused' | 'failed' | 'cancelled' | 'done'

export interface DownloadState {
  phase: DownloadPhase
  progress: Progress
  samples: readonly Sample[]
  failure?: { message: string; requestId: string | undefined }
}

export interface DownloadRequest {
  /** Of all of it, as HEAD tells it. */
  size: number
  /** Content type of the file. */
  type: string
  /** Fetches a part: the value of a `Range` header (RFC 9110, section 14.2), undefined where all of it is nothing. */
  fetchPart: (range: string | undefined, signal: AbortSignal) => Promise<Blob>
  onDone: (whole: Blob) => void
  now: () => number
}

/** Of what is fetched at once; a failure costs no more than that. */
export const PART = 8 * 2 ** 20

/** The `Range` header for the part that begins at `offset`; undefined for a file that is empty, of which there is none. */
export function rangeAt(offset: number, size: number): string | undefined {
  return size === 0 ? undefined : `bytes=${offset}-${Math.min(offset + PART, size) - 1}`
}

/** A file, fetched part by part, so that what was cut off goes on where it was. Nothing happens before `start`. */
export function createDownload({ size, type, fetchPart, onDone, now }: DownloadRequest) {
  const listeners = new Set<() => void>()
  const parts: Blob[] = []
  let done = 0
  let stopping = new AbortController()
  const progress = (): Progress => ({ done, sent: done, total: size })
  let state: DownloadState = { phase: 'running', progress: progress(), samples: [] }

  function set(next: DownloadState): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function fetchNext(signal: AbortSignal): Promise<void> {
    const part = await fetchPart(rangeAt(done, size), signal)
    signal.throwIfAborted()
    const expected = Math.min(PART, size - done)
    if (part.size !== expected) throw new Error('The server sent another part than it was asked for')
    parts.push(part)
    done += part.size
    set({ ...state, progress: progress(), samples: sampled(state.samples, { at: now(), ...progress() }) })
  }

  async function run({ signal }: AbortController): Promise<void> {
    // The time that nothing came says nothing about the pace.
    set({ phase: 'running', progress: progress(), samples: [{ at: now(), ...progress() }] })
    try {
      do {
        // One after the other, so that they come in their order.
        // oxlint-disable-next-line eslint/no-await-in-loop
        await fetchNext(signal)
      } while (done < size)
      set({ ...state, phase: 'done' })
      onDone(new Blob(parts, { type }))
    } catch (error) {
      if (signal.aborted) return
      const message = error instanceof Error ? error.message : String(error)
      const requestId = error instanceof ApiError ? error.requestId : undefined
      set({ ...state, phase: 'failed', failure: { message, requestId } })
    }
  }

  function stop(phase: 'paused' | 'cancelled'): void {
    stopping.abort(new DOMException('The download was stopped', 'AbortError'))
    set({ phase, progress: progress(), samples: [] })
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Begins, or goes on where it was. */
    start: () => {
      if (state.phase === 'done' || state.phase === 'cancelled') return
      stopping.abort()
      stopping = new AbortController()
      void run(stopping)
    },
    pause: () => {
      if (state.phase === 'running') stop('paused')
    },
    /** What was fetched is thrown away. */
    cancel: () => {
      if (state.phase === 'done') return
      parts.length = 0
      stop('cancelled')
    },
  }
}
export type Download = ReturnType<typeof createDownload>
