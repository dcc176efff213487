import { Button } from '@plenum/ui'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ShowRequest } from './show-request.tsx'
import type { ResourceForm } from './use-resource-form.ts'

interface ActionBarProps {
  form: ResourceForm
  submitLabel: string
  disabledReason: string | undefined
  /** The link away from the form. */
  cancel: ReactNode
}

/** Under a form that is a page: stays in view however long that is. */
export function ActionBar({ form, submitLabel, disabledReason, cancel }: ActionBarProps) {
  const [error] = form.errors
  return (
    <div className="sticky bottom-0 z-10 -mx-8 -mb-12 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-8 py-3 max-md:-mx-4 max-md:px-4">
      <Button type="submit" variant="primary" isPending={form.isPending} disabledReason={disabledReason}>
        {submitLabel}
      </Button>
      {cancel}
      <ShowRequest form={form} />
      {error !== undefined && (
        <p role="alert" className="flex min-w-0 items-center gap-1.5 text-sm wrap-anywhere text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" /> {error}
        </p>
      )}
    </div>
  )
}
