import { Button } from '@plenum/ui'
import { Plus } from 'lucide-react'

/** Stands in place of the link to a form that whoever looks may not send. */
export function DisabledCreate({ label, reason }: { label: string; reason: string }) {
  return (
    <Button variant="primary" icon={<Plus />} disabledReason={reason}>
      {label}
    </Button>
  )
}
