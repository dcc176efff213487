import { Check, Minus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'

export interface TableCheckboxProps {
  label: string
  value: boolean
  onChange: (value: boolean) => void
  isIndeterminate?: boolean | undefined
}

const box =
  'size-4 shrink-0 appearance-none rounded-mark border border-line-strong bg-surface-sunken outline-offset-2 ' +
  'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent'

const mark = 'pointer-events-none absolute m-0.5 size-3 text-accent-on'

/**
 * A checkbox without words, for a table's first column. The browser's own: there is one in each row, and a form's Checkbox
 * would have each of them keep track of what only a form needs.
 */
export function TableCheckbox({ label, value, onChange, isIndeterminate = false }: TableCheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  // The document knows this state as a property only.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    <label className="relative flex items-center max-md:min-h-11 max-md:min-w-11 max-md:justify-center">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
        className={box}
      />
      {isIndeterminate ? (
        <Minus aria-hidden="true" className={mark} />
      ) : (
        value && <Check aria-hidden="true" strokeWidth={3} className={mark} />
      )}
    </label>
  )
}
