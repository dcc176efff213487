import { Button, Modal, ModalFooter } from '@plenum/ui'
import { Info } from 'lucide-react'
import { useState } from 'react'

/** Says, in the technical preview, that nothing here is kept. */
export function PreviewBanner() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex h-10 shrink-0 items-center justify-center gap-2 bg-info-subtle px-4 text-sm text-info">
      <Info aria-hidden="true" className="size-4 shrink-0" />
      This is a technical preview.
      <Button variant="ghost" size="sm" onPress={() => setOpen(true)}>
        Learn more
      </Button>
      <Modal
        title="Technical preview"
        isOpen={isOpen}
        onDismiss={() => setOpen(false)}
        footer={
          <ModalFooter>
            <Button variant="primary" slot={null} onPress={() => setOpen(false)}>
              Close
            </Button>
          </ModalFooter>
        }
      >
        <div className="flex flex-col gap-3 text-muted">
          <p>
            The control plane that answers this console runs inside the page, over a demo fleet. What you create is
            yours alone, survives moving between pages, and is gone when the page is loaded anew.
          </p>
          <p>
            It is the same control plane that a Plenum server runs: it checks what you send and refuses what a rack
            would refuse.
          </p>
        </div>
      </Modal>
    </div>
  )
}
