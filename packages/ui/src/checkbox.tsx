import { Check, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { ariaField, FieldNotes, type FieldProps } from './field.tsx'

export interface CheckboxProps extends Pick<FieldProps, 'hint' | 'error' | 'isDisabled'> {
  /** The label. */
  children: ReactNode
  name?: string | undefined
  value: boolean
  onChange: (value: boolean) => void
  onBlur?: (() => void) | undefined
  inputRef?: Ref<HTMLInputElement>
  isIndeterminate?: boolean | undefined
}

const box =
  'grid size-4 shrink-0 place-items-center rounded-mark border border-line-strong bg-surface-sunken text-accent-on ' +
  'outline-offset-2 outline-accent group-data-focus-visible:outline-2 group-data-selected:border-accent ' +
  'group-data-selected:bg-accent group-data-indeterminate:border-accent group-data-indeterminate:bg-accent ' +
  'group-data-disabled:opacity-50 group-data-invalid:border-danger'

export function Checkbox(props: CheckboxProps) {
  const { children, hint, error, isDisabled, name, value, onChange, onBlur, inputRef, isIndeterminate = false } = props
  return (
    <CheckboxField
      {...ariaField({ name, onBlur, error, isDisabled })}
      {...(inputRef && { inputRef })}
      isSelected={value}
      onChange={onChange}
      isIndeterminate={isIndeterminate}
      className="flex flex-col gap-1"
    >
      <CheckboxButton className="group relative flex min-h-6 items-center gap-2.5 text-base text-text outline-none! data-disabled:text-faint max-md:min-h-11">
        {({ isSelected, isIndeterminate: isMixed }) => (
          <>
            <span className={box}>
              {isMixed ? <Minus className="size-3" /> : isSelected && <Check className="size-3" strokeWidth={3} />}
            </span>
            {children}
          </>
        )}
      </CheckboxButton>
      <div className="flex flex-col ps-6.5 empty:hidden">
        <FieldNotes hint={hint} error={error} />
      </div>
    </CheckboxField>
  )
}
