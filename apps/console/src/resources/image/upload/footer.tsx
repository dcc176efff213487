import { Button, ModalFooter } from '@plenum/ui'
import { Pause, Play } from 'lucide-react'
import { askToCancel, forgetUpload } from './current.tsx'
import type { UploadProgressProps } from './progress.tsx'
import type { UploadState } from './upload.ts'

interface UploadFooterProps extends UploadProgressProps {
  state: UploadState
  /** Another name for the image, where one was asked for. */
  name: string | undefined
}

/** What can be done about an upload, by how far it is. */
export function UploadFooter({ upload, state, name, onHide, onBack, onDone }: UploadFooterProps) {
  const cancel = (
    <Button slot={null} variant="danger-quiet" onPress={() => askToCancel(upload)}>
      Cancel upload
    </Button>
  )
  switch (state.phase) {
    case 'running':
    case 'paused':
      return (
        <ModalFooter start={!upload.image() && cancel}>
          {state.step === 'send' &&
            (state.phase === 'paused' ? (
              <Button slot={null} icon={<Play />} onPress={upload.resume}>
                Resume
              </Button>
            ) : (
              <Button slot={null} icon={<Pause />} onPress={upload.pause}>
                Pause
              </Button>
            ))}
          <Button slot={null} onPress={onHide}>
            Hide
          </Button>
        </ModalFooter>
      )
    case 'failed':
      return (
        <ModalFooter start={upload.image() ? <LeaveBehind {...{ state, onDone }} /> : cancel}>
          <Button slot={null} onPress={onHide}>
            Hide
          </Button>
          <Button slot={null} variant="primary" onPress={() => upload.retry(name)}>
            Try again
          </Button>
        </ModalFooter>
      )
    case 'littered':
      return (
        <ModalFooter start={<LeaveBehind {...{ state }} onDone={onBack} />}>
          <Button slot={null} variant="primary" onPress={() => upload.retry()}>
            Try again
          </Button>
        </ModalFooter>
      )
    case 'cancelling':
      return (
        <ModalFooter>
          <Button slot={null} isPending>
            Cancelling
          </Button>
        </ModalFooter>
      )
    case 'cancelled':
      return null
    case 'done':
      return (
        <ModalFooter>
          <Button slot={null} variant="primary" onPress={onDone}>
            Done
          </Button>
        </ModalFooter>
      )
  }
}

function LeaveBehind({ state, onDone }: { state: UploadState; onDone: () => void }) {
  return (
    <Button
      slot={null}
      variant="ghost"
      onPress={() => {
        forgetUpload()
        onDone()
      }}
    >
      {state.temporary.length > 0 ? 'Leave them there' : 'Leave it'}
    </Button>
  )
}
