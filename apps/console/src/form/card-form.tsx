import { Button, Card, ErrorSummary } from '@plenum/ui'
import type { ReactNode } from 'react'
import { LeaveGuard } from './leave-guard.tsx'
import { ShowRequest } from './show-request.tsx'
import type { ResourceForm } from './use-resource-form.ts'

interface CardFormProps {
  form: ResourceForm
  title: string
  /** "Save" unless said otherwise. */
  submitLabel?: string
  /** Why it may not be sent at all. */
  disabledReason?: string | undefined
  children: ReactNode
}

/** Settings that are changed where they are shown: a form that is part of a page (`isOnPage`). */
export function CardForm({ form, title, submitLabel = 'Save', disabledReason, children }: CardFormProps) {
  return (
    <Card title={title}>
      <form noValidate aria-label={title} onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <ErrorSummary errors={form.errors} />
        {children}
        <div className="flex items-center gap-2">
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            disabledReason={disabledReason ?? (form.isDirty ? undefined : 'Nothing has been changed')}
          >
            {submitLabel}
          </Button>
          <ShowRequest form={form} />
        </div>
      </form>
      <LeaveGuard form={form} />
    </Card>
  )
}
