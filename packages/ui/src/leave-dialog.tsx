import { Button } from './button.tsx'
import { Modal, ModalFooter } from './modal.tsx'

export interface LeaveDialogProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
  /** "Leave form" and "Keep editing" unless said otherwise. */
  leaveLabel?: string | undefined
  stayLabel?: string | undefined
  /** Over a modal. */
  isNested?: boolean | undefined
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { isOpen, onStay, onLeave, leaveLabel = 'Leave form', stayLabel = 'Keep editing', isNested } = props
  return (
    <Modal
      title="Confirm navigation"
      role="alertdialog"
      width="narrow"
      isOpen={isOpen}
      onDismiss={onStay}
      isNested={isNested}
      footer={
        <ModalFooter>
          <Button slot={null} onPress={onStay}>
            {stayLabel}
          </Button>
          <Button slot={null} variant="danger" onPress={onLeave}>
            {leaveLabel}
          </Button>
        </ModalFooter>
      }
    >
      The changes made here have not been saved. Leaving loses them.
    </Modal>
  )
}
