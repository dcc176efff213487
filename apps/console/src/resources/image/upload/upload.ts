import { ApiError } from '../../../api/api-error.ts'
import { sampled } from '../../../transfer/pace.ts'
import type { Progress, Sample } from '../../../transfer/pace.ts'
import type { UploadCall } from './calls.ts'
import { cleanUp } from './clean-up.ts'
import { nothingMade, temporaryNames } from './job.ts'
import type { Job, UploadRequest } from './job.ts'
import { createSender } from './sender.ts'
import { uploadSteps } from './steps.ts'
import type { UploadStepId } from './steps.ts'
import type { Wait } from './wait.ts'

export type UploadPhase =
  | 'running'
  | 'paused'
  /** At a step that can be tried again. */
  | 'failed'
  /** What was made is being removed. */
  | 'cancelling'
  | 'cancelled'
  /** It was cancelled, and something could not be removed. */
  | 'littered'
  | 'done'

export interface UploadState {
  phase: UploadPhase
  /** Where it is, or where it stopped. */
  step: UploadStepId
  progress: Progress
  samples: readonly Sample[]
  /** Of the step that failed, or of the removal. */
  failure?: { message: string; requestId: string | undefined; isNameTaken: boolean }
  /** Names of what is there only for the upload's sake. */
  temporary: readonly string[]
}

interface UploadPorts {
  call: UploadCall
  wait: Wait
  now: () => number
}

function failureOf(error: unknown): NonNullable<UploadState['failure']> {
  const message = error instanceof Error ? error.message : String(error)
  if (!(error instanceof ApiError)) return { message, requestId: undefined, isNameTaken: false }
  return { message, requestId: error.requestId, isNameTaken: error.code === 'ObjectAlreadyExists' }
}

function indexOf(step: UploadStepId): number {
  return uploadSteps.findIndex(({ id }) => id === step)
}

/** From a file to an image, in steps. Nothing happens before `start`. */
export function createUpload(request: UploadRequest, { call, wait, now }: UploadPorts) {
  const listeners = new Set<() => void>()
  const sender = createSender({
    file: request.file,
    wait,
    write: async (offset, base64EncodedData, signal) => {
      const disk = job.made.disk?.id ?? ''
      await call('diskBulkWriteImport', { params: { disk }, body: { offset, base64EncodedData } }, signal)
    },
    onProgress: () => {
      const progress = sender.progress()
      set({ progress, samples: sampled(state.samples, { at: now(), ...progress }) })
    },
  })
  const job: Job = { request, names: temporaryNames(), made: nothingMade(), call, sender, wait }
  let state: UploadState = { phase: 'running', step: 'disk', progress: sender.progress(), samples: [], temporary: [] }
  let stopping = new AbortController()
  let running = Promise.resolve()

  function set(change: Partial<UploadState>): void {
    const { disk, snapshot } = job.made
    const temporary = [disk?.name, snapshot?.name].filter((name) => name !== undefined)
    state = { ...state, ...change, temporary }
    for (const listener of listeners) listener()
  }

  function enter(phase: UploadPhase, change: Partial<UploadState> = {}): void {
    const { failure: _, ...rest } = state
    state = rest
    set({ phase, ...change })
  }

  /** Samples start afresh: the time that nothing was sent says nothing about the pace. */
  function freshSamples(): { samples: readonly Sample[] } {
    return { samples: [{ at: now(), ...sender.progress() }] }
  }

  async function takeFrom(first: number, { signal }: AbortController): Promise<void> {
    try {
      for (const { id, take } of uploadSteps.slice(first)) {
        // An image that is there is not taken away any more: what it took is removed, as it would have been.
        if (!job.made.image) signal.throwIfAborted()
        enter(state.phase, { step: id, ...freshSamples() })
        // oxlint-disable-next-line eslint/no-await-in-loop -- one step after the other
        await take(job, signal)
      }
      enter('done')
    } catch (error) {
      if (signal.aborted && !job.made.image) return
      const isGone = error instanceof ApiError && error.status === 404 && !job.made.image
      if (isGone) await startOver()
      const { message, ...failure } = failureOf(error)
      const told = isGone ? `${message}. Somebody deleted it meanwhile; trying again begins anew.` : message
      enter('failed', { failure: { ...failure, message: told } })
    }
  }

  /** What was made is not there any more, or not as it was. */
  async function startOver(): Promise<void> {
    // Whatever is left of it is of no use any more, and what cannot be removed either is told of by the lists.
    await cleanUp(job).catch(() => undefined)
    job.names = temporaryNames()
    job.made = nothingMade()
    sender.reset()
    set({ step: 'disk', progress: sender.progress() })
  }

  function run(first: number): void {
    stopping = new AbortController()
    enter('running')
    running = takeFrom(first, stopping)
  }

  async function cancel(): Promise<void> {
    if (state.phase === 'done' || state.phase === 'cancelling' || job.made.image) return
    enter('cancelling')
    stopping.abort(new DOMException('The upload was cancelled', 'AbortError'))
    sender.resume()
    await running
    // The image was being created in that moment.
    if (job.made.image) return
    try {
      await cleanUp(job)
      enter('cancelled')
    } catch (error) {
      enter('littered', { failure: failureOf(error) })
    }
  }

  return {
    request,
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => run(0),
    pause: () => {
      if (state.phase !== 'running' || state.step !== 'send') return
      sender.pause()
      enter('paused')
    },
    resume: () => {
      if (state.phase !== 'paused') return
      enter('running', freshSamples())
      sender.resume()
    },
    /** From the step that failed, with another name for the image where one is given. */
    retry: (name?: string) => {
      if (state.phase === 'littered') void cancel()
      if (state.phase !== 'failed') return
      if (name !== undefined) job.request = { ...job.request, image: { ...job.request.image, name } }
      run(indexOf(state.step))
    },
    /** Stops and removes what was made. Without effect once there is an image. */
    cancel,
    /** The image, once there is one. */
    image: () => job.made.image,
  }
}
export type Upload = ReturnType<typeof createUpload>
