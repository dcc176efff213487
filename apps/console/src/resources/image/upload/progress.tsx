import { Message, Modal, ProgressBar, StepProgress, useNow } from '@plenum/ui'
import type { Step } from '@plenum/ui'
import { useState } from 'react'
import { useJobState } from '../../../transfer/slot.ts'
import { paceText } from '../../../transfer/pace-text.ts'
import { uploadPercent } from './current.tsx'
import { UploadFooter } from './footer.tsx'
import { NameTaken } from './name-taken.tsx'
import { uploadSteps } from './steps.ts'
import type { Upload, UploadState } from './upload.ts'

export interface UploadProgressProps {
  upload: Upload
  /** Closes the dialog; the upload goes on. */
  onHide: () => void
  /** To the form, filled as it was. */
  onBack: () => void
  onDone: () => void
}

function stepsOf({ phase, step: current, failure }: UploadState): Step[] {
  const at = uploadSteps.findIndex(({ id }) => id === current)
  return uploadSteps.map(({ label }, index): Step => {
    if (phase === 'done' || index < at) return { label, state: 'done' }
    if (index > at || phase === 'littered') return { label, state: 'waiting' }
    return phase === 'failed' ? { label, state: 'failed', detail: failure?.message } : { label, state: 'running' }
  })
}

function movementOf({ phase, step }: UploadState): 'moving' | 'paused' | 'still' {
  if (step !== 'send') return 'still'
  if (phase === 'paused') return 'paused'
  return phase === 'running' ? 'moving' : 'still'
}

/** How far an upload is, and what can be done about it. */
export function UploadProgress(props: UploadProgressProps) {
  const { upload, onHide, onDone } = props
  const state = useJobState(upload)
  const [name, setName] = useState<string>()
  const { phase, failure, temporary } = state
  const pace = useNow((now) => paceText({ ...state, state: movementOf(state) }, now))
  const dismiss = phase === 'done' ? onDone : onHide
  return (
    <Modal
      title="Image upload progress"
      onDismiss={dismiss}
      footer={<UploadFooter {...props} state={state} name={name} />}
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2 rounded-panel border border-line px-3 py-2.5">
          <ProgressBar
            label={upload.request.file.name}
            value={uploadPercent(state)}
            tone={phase === 'done' ? 'ok' : phase === 'failed' ? 'danger' : 'accent'}
          />
          <p className="text-sm text-faint tabular">{pace}</p>
        </div>
        <StepProgress label="Steps of the upload" steps={stepsOf(state)} />
        {phase === 'done' && (
          <Message tone="ok" title="Image uploaded">
            {upload.image()?.name} is ready: disks can be made from it.
          </Message>
        )}
        {phase === 'failed' && failure?.isNameTaken && state.step === 'image' && (
          <NameTaken taken={upload.request.image.name} onChange={setName} />
        )}
        {phase === 'cancelling' && <p>Removing what was sent.</p>}
        {phase === 'littered' && (
          <Message tone="danger" title="Not everything could be removed" isAnnounced>
            {failure?.message}. {temporary.length > 0 && `Still there: ${temporary.join(', ')}.`}
          </Message>
        )}
        {failure?.requestId !== undefined && (
          <p className="font-mono text-xs text-faint">Request {failure.requestId}</p>
        )}
      </div>
    </Modal>
  )
}
