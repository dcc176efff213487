import { CircleAlert, X } from 'lucide-react'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { ErrorSummary } from './error-summary.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { submitAlone } from './submit-alone.ts'

export interface SideModalProps {
  title: string
  /** Under the title: icon and name of the thing. */
  subtitle?: ReactNode
  children: ReactNode
  onDismiss: () => void
  isOpen?: boolean | undefined
  /** Escape, the X and a press outside ask first; Cancel does not. */
  isDirty?: boolean | undefined
  /** Makes the body a form with a footer. */
  onSubmit?: ((event: SyntheticEvent<HTMLFormElement>) => void) | undefined
  submitLabel?: string | undefined
  submitDisabledReason?: string | undefined
  isPending?: boolean | undefined
  errors?: readonly string[] | undefined
  /** Without `onSubmit`: what stands in the footer. */
  footer?: ReactNode
  /** At the other end of the footer. */
  footerStart?: ReactNode
  /** Slides in. False when the page was loaded or reached by back and forward. */
  isAnimated?: boolean | undefined
}

export function SideModal(props: SideModalProps) {
  const { title, subtitle, children, onDismiss, isOpen = true, isDirty = false, errors = [], isAnimated = true } = props
  const [isAsking, setAsking] = useState(false)
  const dismiss = () => (isDirty ? setAsking(true) : onDismiss())
  const body = (
    <>
      {/* It scrolls; what is in it and clips keeps its height. */}
      <div className="flex min-h-0 grow flex-col gap-5 overflow-y-auto px-6 py-5 *:shrink-0 max-sm:px-4">
        <ErrorSummary errors={errors} />
        {children}
      </div>
      <SideModalFooter {...props} />
    </>
  )
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && dismiss()}
      isDismissable
      className={cx('fixed inset-0 z-100000 h-(--visual-viewport-height) bg-scrim', isAnimated && 'animate-fade')}
    >
      <AriaModal
        className={cx(
          'absolute inset-y-0 right-0 w-lg max-w-full bg-surface shadow-overlay max-sm:w-full',
          isAnimated && 'animate-side',
        )}
      >
        <Dialog className="flex h-full flex-col outline-none">
          <header className="border-b border-line ps-6 pe-14 pt-4 pb-3 max-sm:ps-4">
            <Heading slot="title" className="py-0.5 text-lg font-semibold wrap-anywhere">
              {title}
            </Heading>
            {subtitle !== undefined && (
              <p className="flex items-center gap-1.5 text-sm text-accent [&_svg]:size-4">{subtitle}</p>
            )}
          </header>
          {props.onSubmit ? (
            <form
              noValidate
              autoComplete="off"
              onSubmit={submitAlone(props.onSubmit)}
              className="flex min-h-0 grow flex-col"
            >
              {body}
            </form>
          ) : (
            body
          )}
          {/* Last, so that Tab comes to the form first. */}
          <div className="absolute end-3 top-4 max-md:top-2">
            <Button variant="ghost" isIconOnly slot={null} aria-label="Close" icon={<X />} onPress={dismiss} />
          </div>
          <LeaveDialog isOpen={isAsking} isNested onStay={() => setAsking(false)} onLeave={onDismiss} />
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}

function SideModalFooter(props: SideModalProps) {
  const {
    title,
    onSubmit,
    onDismiss,
    submitLabel,
    submitDisabledReason,
    isPending,
    errors = [],
    footer,
    footerStart,
  } = props
  if (!onSubmit && footer === undefined) return null
  return (
    <footer className="flex items-center justify-end gap-2 border-t border-line bg-surface px-6 py-3 max-sm:px-4">
      <div className="me-auto flex items-center gap-2">
        {footerStart}
        {errors.length > 0 && (
          <span className="flex items-center gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden="true" className="size-4" /> Error
          </span>
        )}
      </div>
      {footer}
      {onSubmit && (
        <>
          <Button variant="ghost" slot={null} onPress={onDismiss}>
            Cancel
          </Button>
          <Button
            slot={null}
            type="submit"
            variant="primary"
            isPending={isPending}
            disabledReason={submitDisabledReason}
          >
            {submitLabel ?? title}
          </Button>
        </>
      )}
    </footer>
  )
}
