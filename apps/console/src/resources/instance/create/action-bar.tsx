import { buttonClass } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { ActionBar } from '../../../form/action-bar.tsx'
import type { ResourceForm } from '../../../form/use-resource-form.ts'

interface CreateBarProps {
  project: string
  form: ResourceForm
  disabledReason: string | undefined
}

export function CreateBar({ project, form, disabledReason }: CreateBarProps) {
  return (
    <ActionBar
      form={form}
      submitLabel="Create instance"
      disabledReason={disabledReason}
      cancel={
        <Link to="/projects/$project/instances" params={{ project }} className={buttonClass({ variant: 'ghost' })}>
          Cancel
        </Link>
      }
    />
  )
}
