import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { errorClass, hintClass, type FieldProps } from './field.tsx'

interface LooseNotes {
  /** For the control's `aria-describedby`. */
  describedBy: { 'aria-describedby'?: string }
  notes: ReactNode
}

/** Hint and error of a field that React Aria has no component for. */
export function useFieldNotes({ hint, error }: Pick<FieldProps, 'hint' | 'error'>): LooseNotes {
  const id = useId()
  const ids = cx(hint !== undefined && `${id}hint`, error !== undefined && `${id}error`)
  return {
    describedBy: ids === '' ? {} : { 'aria-describedby': ids },
    notes: (
      <>
        {hint !== undefined && (
          <span id={`${id}hint`} className={hintClass}>
            {hint}
          </span>
        )}
        {error !== undefined && (
          <span id={`${id}error`} role="alert" className={errorClass}>
            {error}
          </span>
        )}
      </>
    ),
  }
}
