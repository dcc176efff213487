import { PasswordField } from '@plenum/ui'
import type { FieldValues } from 'react-hook-form'
import { textOf, useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

export function FormPasswordField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { shared, value } = useField(props)
  return <PasswordField {...shared} autoComplete="current-password" value={textOf(value)} />
}
