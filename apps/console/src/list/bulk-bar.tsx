import { Button } from '@plenum/ui'
import { X } from 'lucide-react'
import type { BulkAction } from './bulk.ts'

interface BulkBarProps<Action> {
  /** "3 disks". */
  count: string
  actions: readonly Action[]
  /** Of all of them. */
  disabledReason?: string | undefined
  onRun: (action: Action) => void
  onClear: () => void
}

/** Over the end of the list, in view however far one has scrolled. */
export function BulkBar<Action extends Pick<BulkAction<never>, 'label' | 'icon' | 'tone'>>({
  count,
  actions,
  disabledReason,
  onRun,
  onClear,
}: BulkBarProps<Action>) {
  return (
    <fieldset
      aria-label="Selected rows"
      className="sticky bottom-4 z-20 mx-auto flex max-w-full animate-rise flex-wrap items-center gap-2 rounded-modal bg-surface-raised px-3 py-2 shadow-overlay"
    >
      <span aria-live="polite" className="me-2 text-sm font-medium">
        {count} selected
      </span>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="sm"
          variant={action.tone === 'danger' ? 'danger-quiet' : 'secondary'}
          icon={action.icon}
          disabledReason={disabledReason}
          onPress={() => onRun(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" icon={<X />} onPress={onClear}>
        Clear selection
      </Button>
    </fieldset>
  )
}
