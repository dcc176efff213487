import { TextField } from '@plenum/ui'
import type { FieldValues } from 'react-hook-form'
import { textOf, useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

interface FormTextFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  autoFocus?: boolean
  autoComplete?: string
  isMono?: boolean
  placeholder?: string
}

export function FormTextField<Values extends FieldValues>({
  autoFocus,
  autoComplete,
  isMono,
  placeholder,
  ...props
}: FormTextFieldProps<Values>) {
  const { shared, value } = useField(props)
  const looks = {
    ...(isMono && { isMono }),
    ...(placeholder !== undefined && { placeholder }),
    ...(autoComplete !== undefined && { autoComplete }),
  }
  return <TextField {...shared} {...looks} {...(autoFocus && { autoFocus })} value={textOf(value)} />
}
