import type { ReactNode, SyntheticEvent } from 'react'
import { Button } from './button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Modal, ModalFooter, type ModalProps } from './modal.tsx'
import { submitAlone } from './submit-alone.ts'

export interface ModalFormProps extends Omit<ModalProps, 'footer' | 'children'> {
  children: ReactNode
  submitLabel: string
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  isPending?: boolean | undefined
  submitDisabledReason?: string | undefined
  errors?: readonly string[] | undefined
  tone?: 'primary' | 'danger' | undefined
}

/** A small form in a modal: errors on top, Cancel and the action below, Enter submits. */
export function ModalForm(props: ModalFormProps) {
  const { children, submitLabel, onSubmit, isPending, submitDisabledReason, errors = [], tone, ...modal } = props
  return (
    <Modal {...modal}>
      <form noValidate autoComplete="off" onSubmit={submitAlone(onSubmit)} className="-mx-5 -mb-5 flex flex-col">
        <div className="flex flex-col gap-4 px-5 pb-5">
          <ErrorSummary errors={errors} />
          {children}
        </div>
        <ModalFooter>
          <Button slot={null} onPress={modal.onDismiss}>
            Cancel
          </Button>
          <Button
            slot={null}
            type="submit"
            variant={tone ?? 'primary'}
            isPending={isPending}
            disabledReason={submitDisabledReason}
          >
            {submitLabel}
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  )
}
