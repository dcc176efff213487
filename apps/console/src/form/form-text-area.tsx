import { TextArea } from '@plenum/ui'
import type { FieldValues } from 'react-hook-form'
import { textOf, useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

interface FormTextAreaProps<Values extends FieldValues> extends FormFieldProps<Values> {
  rows?: number
  maxLength?: number
  isMono?: boolean
}

export function FormTextArea<Values extends FieldValues>({
  rows = 3,
  maxLength,
  isMono,
  ...props
}: FormTextAreaProps<Values>) {
  const { shared, value } = useField(props)
  const looks = { ...(maxLength !== undefined && { maxLength }), ...(isMono && { isMono }) }
  return <TextArea {...shared} {...looks} rows={rows} value={textOf(value)} />
}
