import { RadioCards } from '@plenum/ui'
import type { RadioOption } from '@plenum/ui'
import type { FieldValues } from 'react-hook-form'
import { textOf, useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

interface FormRadioCardsProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly RadioOption[]
  isLabelHidden?: boolean
}

export function FormRadioCards<Values extends FieldValues>({
  options,
  isLabelHidden,
  ...props
}: FormRadioCardsProps<Values>) {
  const { shared, value } = useField(props)
  return <RadioCards {...shared} {...(isLabelHidden && { isLabelHidden })} options={options} value={textOf(value)} />
}
