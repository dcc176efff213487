import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { ariaField, FieldNotes, type FieldProps } from './field.tsx'

export interface SwitchProps extends Pick<FieldProps, 'hint' | 'error' | 'isDisabled'> {
  /** The label. */
  children: ReactNode
  name?: string | undefined
  value: boolean
  onChange: (value: boolean) => void
  onBlur?: (() => void) | undefined
  inputRef?: Ref<HTMLInputElement>
}

const track =
  'flex h-[18px] w-8 shrink-0 items-center rounded-full border border-line-strong bg-surface-sunken px-[3px] ' +
  'transition-colors outline-offset-2 outline-accent group-data-focus-visible:outline-2 group-data-selected:border-accent ' +
  'group-data-selected:bg-accent group-data-disabled:opacity-50 group-data-invalid:border-danger'

const thumb =
  'size-2.5 rounded-full bg-muted transition-[translate] group-data-selected:translate-x-3.5 group-data-selected:bg-accent-on'

/** On or off, at once. In a form that is submitted take a Checkbox. */
export function Switch({ children, hint, error, isDisabled, name, value, onChange, onBlur, inputRef }: SwitchProps) {
  return (
    <SwitchField
      {...ariaField({ name, onBlur, error, isDisabled })}
      {...(inputRef && { inputRef })}
      isSelected={value}
      onChange={onChange}
      className="flex flex-col gap-1"
    >
      <SwitchButton className="group relative flex min-h-6 items-center gap-2.5 text-base text-text outline-none! data-disabled:text-faint max-md:min-h-11">
        <span className={track}>
          <span className={thumb} />
        </span>
        {children}
      </SwitchButton>
      <div className="flex flex-col ps-10.5 empty:hidden">
        <FieldNotes hint={hint} error={error} />
      </div>
    </SwitchField>
  )
}
