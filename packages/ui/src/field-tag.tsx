import { X } from 'lucide-react'

export interface FieldTagProps {
  label: string
  onRemove: () => void
}

/** Something chosen, inside of a field, with a button that takes it away. */
export function FieldTag({ label, onRemove }: FieldTagProps) {
  return (
    <span className="inline-flex max-w-full items-center gap-0.5 rounded-mark bg-accent-subtle ps-1.5 text-sm text-text">
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="grid size-6 shrink-0 place-items-center rounded-mark text-muted hover:text-text"
      >
        <X aria-hidden="true" className="size-3" />
      </button>
    </span>
  )
}
