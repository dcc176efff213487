import type { TufRepoUpload } from '@plenum/api'
import type { OnProgress } from '@plenum/api/upload'
import { systemUpdateOperations } from '@plenum/api/system-update'
import { formatBytes } from '@plenum/ui'
import { ApiError } from '../../api/api-error.ts'
import { sampled } from '../../transfer/pace.ts'
import type { Progress, Sample } from '../../transfer/pace.ts'

export type RepositoryUploadPhase =
  | 'sending'
  /** All of it has arrived, and is held against what was signed. */
  | 'checking'
  | 'failed'
  | 'cancelled'
  | 'done'

export interface RepositoryUploadState {
  phase: RepositoryUploadPhase
  progress: Progress
  samples: readonly Sample[]
  failure?: { message: string; requestId: string | undefined }
  result?: TufRepoUpload
}

interface Ports {
  send: (file: File, signal: AbortSignal, onProgress: OnProgress) => Promise<TufRepoUpload>
  now: () => number
}

/** Why a file is no repository that could be sent; undefined when it may be. */
export function whyNotRepository({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const max = systemUpdateOperations.systemUpdatePutRepository.bodyMax
  const { number, unit } = formatBytes(max)
  if (size === 0) return 'The file is empty'
  if (size > max) return `The file is larger than ${number} ${unit}`
  return name.toLowerCase().endsWith('.zip') ? undefined : 'A repository is a zip archive'
}

/** One file on its way. Nothing happens before `start`, which after a failure begins anew. */
export function createRepositoryUpload(file: File, { send, now }: Ports) {
  const listeners = new Set<() => void>()
  const progressAt = (done: number): Progress => ({ done, sent: done, total: file.size })
  const beginning = (): RepositoryUploadState => ({ phase: 'sending', progress: progressAt(0), samples: [] })
  let state = beginning()
  let stopping = new AbortController()

  function set(next: RepositoryUploadState): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function run({ signal }: AbortController): Promise<void> {
    set({ ...beginning(), samples: [{ at: now(), ...progressAt(0) }] })
    const onProgress: OnProgress = (share) => {
      if (signal.aborted) return
      const progress = progressAt(Math.round(share * file.size))
      const samples = sampled(state.samples, { at: now(), ...progress })
      set({ phase: share < 1 ? 'sending' : 'checking', progress, samples })
    }
    try {
      const result = await send(file, signal, onProgress)
      set({ ...state, phase: 'done', progress: progressAt(file.size), result })
    } catch (error) {
      if (signal.aborted) return
      const message = error instanceof Error ? error.message : String(error)
      const requestId = error instanceof ApiError ? error.requestId : undefined
      set({ ...state, phase: 'failed', failure: { message, requestId } })
    }
  }

  return {
    file,
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      stopping = new AbortController()
      void run(stopping)
    },
    /** Without effect once it is over. */
    cancel: () => {
      if (state.phase !== 'sending' && state.phase !== 'checking') return
      stopping.abort(new DOMException('The upload was cancelled', 'AbortError'))
      set({ ...state, phase: 'cancelled' })
    },
  }
}
export type RepositoryUpload = ReturnType<typeof createRepositoryUpload>
