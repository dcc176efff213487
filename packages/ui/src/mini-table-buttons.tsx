import { Button } from './button.tsx'

export interface MiniTableButtonsProps {
  /** "Add rule". */
  addLabel: string
  onAdd: () => void
  /** Empties the fields above. */
  onClear: () => void
  /** Why neither can be pressed: there is nothing in the fields yet. */
  disabledReason?: string | undefined
}

/** Under the fields whose values go into a `MiniTable`. Neither button submits the form. */
export function MiniTableButtons({ addLabel, onAdd, onClear, disabledReason }: MiniTableButtonsProps) {
  return (
    <div className="flex max-w-lg justify-end gap-2">
      <Button variant="ghost" size="sm" disabledReason={disabledReason} onPress={onClear}>
        Clear
      </Button>
      <Button variant="primary" size="sm" disabledReason={disabledReason} onPress={onAdd}>
        {addLabel}
      </Button>
    </div>
  )
}
