import { TextArea } from '@plenum/ui'
import { DESCRIPTION_MAX } from '@plenum/api/scalars'
import type { FieldValues } from 'react-hook-form'
import { textOf, useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

export function FormTextArea<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { shared, value } = useField(props)
  return <TextArea {...shared} rows={3} maxLength={DESCRIPTION_MAX} value={textOf(value)} />
}
