import { confirm, toast } from '@plenum/ui'
import type { ActivityChange, ActivityState } from '../../../activity/store.ts'
import { refresh } from '../../../api/query.ts'
import { createLeaveWarning } from '../../../transfer/leave-warning.ts'
import { showAsActivity } from '../../../transfer/show-as-activity.ts'
import { createSlot } from '../../../transfer/slot.ts'
import type { UploadRequest } from './job.ts'
import { createUpload } from './upload.ts'
import type { Upload, UploadPhase, UploadState } from './upload.ts'
import { uploadCall } from './upload-call.ts'
import { wait } from './wait.ts'

const slot = createSlot<UploadState, Upload>()

const shownAs: Record<UploadPhase, ActivityState> = {
  running: 'running',
  paused: 'running',
  failed: 'failed',
  cancelling: 'running',
  cancelled: 'cancelled',
  littered: 'failed',
  done: 'done',
}

export function uploadPercent({ progress: { done, total } }: UploadState): number {
  return total > 0 ? Math.round((100 * done) / total) : 100
}

const warn = createLeaveWarning()

/** Asks, then calls the upload off. */
export function askToCancel(upload: Upload): void {
  confirm({
    title: 'Cancel upload',
    tone: 'danger',
    confirmLabel: 'Cancel upload',
    body: (
      <>
        <p>
          Cancel the upload of <strong className="text-text">{upload.request.image.name}</strong>?
        </p>
        <p>What was sent is thrown away, and the temporary disk with it.</p>
      </>
    ),
    errorTitle: 'Could not cancel the upload',
    action: () => upload.cancel(),
  })
}

function activityOf(upload: Upload, state: UploadState): ActivityChange {
  const { phase, failure } = state
  const isRunning = phase === 'running' || phase === 'paused'
  return {
    state: shownAs[phase],
    progress: uploadPercent(state),
    error: failure?.message,
    requestId: failure?.requestId,
    cancel: isRunning && !upload.image() ? () => askToCancel(upload) : undefined,
    retry: failure ? () => upload.retry() : undefined,
  }
}

/** What others must know of: lists that have changed, and how it ended. */
function tellOthers(upload: Upload): void {
  let before = upload.read()
  upload.subscribe(() => {
    const { phase, step } = upload.read()
    if (phase !== before.phase || step !== before.step) void refresh('diskList', 'snapshotList', 'utilizationView')
    if (phase === 'done' && before.phase !== 'done') {
      void refresh('imageList', 'imageView')
      toast({ tone: 'success', content: `Image ${upload.image()?.name ?? upload.request.image.name} created` })
    }
    if (phase === 'cancelled' && before.phase !== 'cancelled')
      toast({ tone: 'info', content: 'Upload cancelled. Nothing of it is left.' })
    before = upload.read()
    if (phase === 'cancelled' || (phase === 'done' && lookers === 0)) forgetUpload()
    else if (phase === 'done') warn(false)
  })
}

/** Begins an upload, which becomes the one of this tab. */
export function beginUpload(request: UploadRequest): Upload {
  const upload = createUpload(request, { call: uploadCall, wait, now: Date.now })
  showAsActivity(`Uploading ${request.image.name}`, upload, (state) => activityOf(upload, state))
  tellOthers(upload)
  warn(true)
  slot.set(upload)
  upload.start()
  return upload
}

/** How many dialogs show the upload. */
let lookers = 0

/** While somebody looks at the upload, they are shown how it ended. */
export function lookAtUpload(): () => void {
  lookers += 1
  return () => {
    lookers -= 1
  }
}

/** Lets go of an upload that is over, or whose remains somebody leaves where they are. */
export function forgetUpload(): void {
  warn(false)
  slot.set(undefined)
}

/** The upload of this tab, if there is one. */
export const useCurrentUpload = slot.useCurrent
