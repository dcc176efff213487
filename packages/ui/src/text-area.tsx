import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
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

export interface TextAreaProps extends FieldProps, ControlProps<string, HTMLTextAreaElement> {
  rows?: number
  maxLength?: number
  placeholder?: string
  isReadOnly?: boolean
  isMono?: boolean
}

/** For descriptions leave `maxLength` out and refuse more than 512 with an error: cutting silently loses words. */
export function TextArea(props: TextAreaProps) {
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
    rows = 3,
    placeholder,
    isMono,
    ...rest
  } = props
  return (
    <TextField
      autoComplete="off"
      spellCheck="false"
      {...rest}
      {...ariaField({ name, onBlur, error, isDisabled })}
      className={fieldClass}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} optional={optional} />
      <AriaTextArea
        {...(inputRef && { ref: inputRef })}
        {...(placeholder !== undefined && { placeholder })}
        rows={rows}
        className={controlClass(
          error !== undefined,
          cx('w-full resize-y px-2.5 py-1.5 [&[readonly]]:bg-transparent', isMono && 'font-mono text-sm'),
        )}
      />
      <FieldNotes hint={hint} error={error} />
    </TextField>
  )
}
