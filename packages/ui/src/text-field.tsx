import type { ReactNode } from 'react'
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { cx } from './cx.ts'
import {
  ariaField,
  controlClass,
  fieldClass,
  FieldLabel,
  FieldNotes,
  type ControlProps,
  type FieldProps,
} from './field.tsx'

type Passed = Pick<AriaTextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'isReadOnly'>

export interface TextFieldProps extends FieldProps, ControlProps<string, HTMLInputElement>, Passed {
  placeholder?: string
  /** For what people copy: ids, addresses, keys. */
  isMono?: boolean
  /** A control inside the box, at its end. */
  end?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    optional,
    hint,
    error,
    name,
    onBlur,
    isDisabled,
    inputRef,
    placeholder,
    isMono,
    end,
    ...rest
  } = props
  return (
    <AriaTextField
      autoComplete="off"
      spellCheck="false"
      {...rest}
      {...ariaField({ name, onBlur, error, isDisabled })}
      className={fieldClass}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} optional={optional} />
      <div className="relative flex">
        <Input
          {...(inputRef && { ref: inputRef })}
          {...(placeholder !== undefined && { placeholder })}
          data-1p-ignore={name === 'name' || undefined}
          className={controlClass(
            error !== undefined,
            cx(
              'h-8 w-full px-2.5 [&[readonly]]:bg-transparent',
              isMono && 'font-mono',
              end !== undefined && 'pe-9 max-md:pe-12',
            ),
          )}
        />
        {end !== undefined && <span className="absolute inset-y-0 end-0.5 flex items-center">{end}</span>}
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  )
}
