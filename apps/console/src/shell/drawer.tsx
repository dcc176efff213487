import { Button, Wordmark } from '@plenum/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { ThemeMenu } from './theme-menu.tsx'

interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The sidebar where the window is too narrow to keep it in view. */
export function Drawer({ isOpen, onClose, children }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-30 animate-fade bg-scrim"
    >
      <Modal className="absolute inset-y-0 left-0 w-72 max-w-[85vw] overflow-y-auto bg-surface-sunken shadow-overlay">
        <Dialog aria-label="Navigation" className="outline-none">
          <div className="flex h-12 items-center justify-between border-b border-line pr-2 pl-4">
            <Wordmark />
            {/* On a phone the top bar has no room for it. */}
            <div className="ms-auto sm:hidden">
              <ThemeMenu />
            </div>
            <Button
              slot={null}
              variant="ghost"
              size="sm"
              isIconOnly
              aria-label="Close navigation"
              icon={<X />}
              onPress={onClose}
            />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
