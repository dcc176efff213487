import type { Control, FieldValues, Path } from 'react-hook-form'
import { FormTextField } from '../../form/form-text-field.tsx'

interface EndpointFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>
  name: Path<Values>
}

/** Where alerts are posted to. */
export function EndpointField<Values extends FieldValues>({ control, name }: EndpointFieldProps<Values>) {
  return (
    <FormTextField
      control={control}
      name={name}
      label="Endpoint"
      hint="Alerts are posted to it as JSON. Redirects are not followed"
      placeholder="https://hooks.example.com/alerts"
      isMono
    />
  )
}
