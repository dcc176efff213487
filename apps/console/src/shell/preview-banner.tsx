import { Button, linkClass, Modal, ModalFooter } from '@plenum/ui'
import { ArrowRight, Info } from 'lucide-react'
import { useState } from 'react'
import { API_REFERENCE, OPENAPI_DOCUMENT } from './documents.ts'

/** What the preview's own host has beside it. */
const further = [
  { href: API_REFERENCE, label: 'API reference' },
  { href: OPENAPI_DOCUMENT, label: 'OpenAPI document' },
]

/** Says, in the technical preview, that nothing here is kept. */
export default function PreviewBanner() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex h-10 shrink-0 items-center justify-center gap-2 bg-info-subtle px-4 text-sm text-info">
      <Info aria-hidden="true" className="size-4 shrink-0" />
      This is a technical preview.
      <Button variant="ghost" size="sm" onPress={() => setOpen(true)}>
        Learn more <ArrowRight aria-hidden="true" />
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
            It is the same control plane that a Plenum server runs: it checks what you send against the API’s
            description, and refuses what a rack would refuse. Hardware is only pretended as far as the console needs
            it.
          </p>
          <h3 className="pt-1 text-sm font-medium text-text">To read on</h3>
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {further.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noreferrer" className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Modal>
    </div>
  )
}
