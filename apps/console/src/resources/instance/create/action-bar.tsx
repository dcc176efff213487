import { Button, buttonClass } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'

interface ActionBarProps {
  project: string
  isPending: boolean
  disabledReason: string | undefined
  error: string | undefined
}

/** Stays in view however long the form is. */
export function ActionBar({ project, isPending, disabledReason, error }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-8 -mb-12 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-8 py-3 max-md:-mx-4 max-md:px-4">
      <Button type="submit" variant="primary" isPending={isPending} disabledReason={disabledReason}>
        Create instance
      </Button>
      <Link to="/projects/$project/instances" params={{ project }} className={buttonClass({ variant: 'ghost' })}>
        Cancel
      </Link>
      {error !== undefined && (
        <p role="alert" className="flex min-w-0 items-center gap-1.5 text-sm wrap-anywhere text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" /> {error}
        </p>
      )}
    </div>
  )
}
