import { useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { confirmStore } from './confirm.ts'
import { Modal, ModalFooter } from './modal.tsx'

/** Once, at the root of the app. */
export function ConfirmHost() {
  const state = useSyncExternalStore(confirmStore.subscribe, confirmStore.read)
  if (!state) return null
  const { title, body, confirmLabel = 'Confirm', tone = 'primary' } = state.options
  return (
    <Modal
      title={title}
      onDismiss={confirmStore.dismiss}
      footer={
        <ModalFooter>
          <Button slot={null} onPress={confirmStore.dismiss}>
            Cancel
          </Button>
          <Button slot={null} variant={tone} isPending={state.isPending} onPress={() => void confirmStore.run()}>
            {confirmLabel}
          </Button>
        </ModalFooter>
      }
    >
      {body}
    </Modal>
  )
}
