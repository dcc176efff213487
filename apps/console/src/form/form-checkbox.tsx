import { Checkbox } from '@plenum/ui'
import type { FieldValues } from 'react-hook-form'
import { useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

export function FormCheckbox<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { shared, value } = useField(props)
  const { label, ...rest } = shared
  return (
    <Checkbox {...rest} value={Boolean(value)}>
      {label}
    </Checkbox>
  )
}
