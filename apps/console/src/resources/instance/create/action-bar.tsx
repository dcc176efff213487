import { Button, buttonClass } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { ShowRequest } from '../../../form/show-request.tsx'
import type { ResourceForm } from '../../../form/use-resource-form.ts'

interface ActionBarProps {
  project: string
  form: ResourceForm
  disabledReason: string | undefined
}

/** Stays in view however long the form is. */
export function ActionBar({ project, form, disabledReason }: ActionBarProps) {
  const [error] = form.errors
  return (
    <div className="sticky bottom-0 z-10 -mx-8 -mb-12 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-8 py-3 max-md:-mx-4 max-md:px-4">
      <Button type="submit" variant="primary" isPending={form.isPending} disabledReason={disabledReason}>
        Create instance
      </Button>
      <Link to="/projects/$project/instances" params={{ project }} className={buttonClass({ variant: 'ghost' })}>
        Cancel
      </Link>
      <ShowRequest form={form} />
      {error !== undefined && (
        <p role="alert" className="flex min-w-0 items-center gap-1.5 text-sm wrap-anywhere text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" /> {error}
        </p>
      )}
    </div>
  )
}
