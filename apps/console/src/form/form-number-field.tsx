import { NumberField } from '@plenum/ui'
import type { FieldValues } from 'react-hook-form'
import { useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

interface FormNumberFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  minValue?: number
  maxValue?: number
  unit?: string
}

export function FormNumberField<Values extends FieldValues>({
  minValue,
  maxValue,
  unit,
  ...props
}: FormNumberFieldProps<Values>) {
  const { shared, value } = useField(props)
  const bounds = { ...(minValue !== undefined && { minValue }), ...(maxValue !== undefined && { maxValue }) }
  return <NumberField {...shared} {...bounds} {...(unit !== undefined && { unit })} value={Number(value)} />
}
