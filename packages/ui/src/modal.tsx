import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './button.tsx'
import { cx } from './cx.ts'

export interface ModalProps {
  title: string
  children: ReactNode
  /** Buttons, at the end; see `ModalFooter`. */
  footer?: ReactNode
  /** Escape, the X and a press outside. */
  onDismiss: () => void
  /** True unless said otherwise: a modal is usually mounted when it is wanted. */
  isOpen?: boolean | undefined
  width?: 'narrow' | 'medium' | 'free' | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  /** Lies over another modal, which has dimmed the page already. */
  isNested?: boolean | undefined
}

/** 24, 28, and 24 to 48 rem; never wider than the screen. */
const widths = {
  narrow: 'w-96 max-w-full',
  medium: 'w-md max-w-full',
  free: 'w-fit min-w-[min(24rem,100%)] max-w-[min(48rem,100%)]',
} as const

export function Modal({
  title,
  children,
  footer,
  onDismiss,
  isOpen = true,
  width = 'medium',
  role,
  isNested,
}: ModalProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onDismiss()}
      isDismissable
      className={cx(
        'fixed inset-0 z-100000 flex h-(--visual-viewport-height) items-center justify-center p-4',
        isNested ? 'bg-transparent' : 'animate-fade bg-scrim',
      )}
    >
      <AriaModal
        className={cx(
          'relative flex max-h-[min(800px,80vh)] animate-rise flex-col rounded-modal bg-surface-raised shadow-overlay',
          widths[width],
        )}
      >
        <Dialog {...(role && { role })} className="flex min-h-0 flex-col outline-none">
          <header className="ps-5 pe-14 pt-3.5 pb-2">
            <Heading slot="title" className="py-1 text-lg font-semibold wrap-anywhere">
              {title}
            </Heading>
          </header>
          <div className="min-h-0 grow overflow-y-auto px-5 pt-1 pb-5 text-muted">{children}</div>
          {footer}
          {/* Last, so that Tab comes to the content first. */}
          <div className="absolute end-3 top-3 max-md:end-1 max-md:top-1.5">
            <Button variant="ghost" isIconOnly slot={null} aria-label="Close" icon={<X />} onPress={onDismiss} />
          </div>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}

export interface ModalFooterProps {
  children: ReactNode
  /** At the left, away from the buttons. */
  start?: ReactNode
}

export function ModalFooter({ children, start }: ModalFooterProps) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">
      {start !== undefined && <div className="me-auto">{start}</div>}
      {children}
    </footer>
  )
}
