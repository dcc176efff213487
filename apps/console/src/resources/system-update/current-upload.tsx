import { confirm, toast } from '@plenum/ui'
import type { ActivityChange, ActivityState } from '../../activity/store.ts'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { createLeaveWarning } from '../../transfer/leave-warning.ts'
import { percentOf } from '../../transfer/pace.ts'
import { showAsActivity } from '../../transfer/show-as-activity.ts'
import { createSlot } from '../../transfer/slot.ts'
import { rememberRelease } from './known-releases.ts'
import { createRepositoryUpload } from './repository-upload.ts'
import type { RepositoryUpload, RepositoryUploadPhase, RepositoryUploadState } from './repository-upload.ts'

const slot = createSlot<RepositoryUploadState, RepositoryUpload>()

const shownAs: Record<RepositoryUploadPhase, ActivityState> = {
  sending: 'running',
  checking: 'running',
  failed: 'failed',
  cancelled: 'cancelled',
  done: 'done',
}

const warn = createLeaveWarning()

/** Asks, then calls the upload off. */
export function askToCancel(upload: RepositoryUpload): void {
  confirm({
    title: 'Cancel upload',
    tone: 'danger',
    confirmLabel: 'Cancel upload',
    body: (
      <p>
        Cancel the upload of <strong className="wrap-anywhere text-text">{upload.file.name}</strong>? What was sent is
        thrown away.
      </p>
    ),
    errorTitle: 'Could not cancel the upload',
    action: async () => upload.cancel(),
  })
}

function activityOf(upload: RepositoryUpload, state: RepositoryUploadState): ActivityChange {
  const { phase, failure } = state
  return {
    state: shownAs[phase],
    progress: percentOf(state.progress),
    error: failure?.message,
    requestId: failure?.requestId,
    cancel: shownAs[phase] === 'running' ? () => askToCancel(upload) : undefined,
    retry: failure ? upload.start : undefined,
  }
}

function tellOthers(upload: RepositoryUpload): void {
  upload.subscribe(() => {
    const { phase, result } = upload.read()
    warn(shownAs[phase] === 'running')
    if (phase === 'cancelled') {
      toast({ tone: 'info', content: 'Upload cancelled. Nothing of it is kept.' })
      forgetUpload()
    }
    if (phase !== 'done' || !result) return
    const { systemVersion } = result.recorded.repo
    rememberRelease(systemVersion)
    void refresh('systemUpdateGetRepository')
    const told = result.status === 'inserted' ? 'uploaded' : 'was there already'
    toast({ tone: 'success', content: `Repository of release ${systemVersion} ${told}` })
  })
}

/** Begins an upload, which becomes the one of this tab. */
export function beginUpload(file: File): void {
  const upload = createRepositoryUpload(file, {
    now: Date.now,
    send: (body, signal, onProgress) =>
      call('systemUpdatePutRepository', { query: { fileName: body.name }, body }, { signal, onProgress }),
  })
  showAsActivity(`Uploading ${file.name}`, upload, (state) => activityOf(upload, state))
  tellOthers(upload)
  slot.set(upload)
  upload.start()
}

/** Lets go of an upload that is over. */
export function forgetUpload(): void {
  slot.set(undefined)
}

/** The upload of this tab, if there is one. */
export const useCurrentUpload = slot.useCurrent
