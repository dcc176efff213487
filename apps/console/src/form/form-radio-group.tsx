import { RadioGroup } from '@plenum/ui'
import type { RadioOption } from '@plenum/ui'
import type { FieldValues } from 'react-hook-form'
import { textOf, useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

interface FormRadioGroupProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly RadioOption[]
  orientation?: 'vertical' | 'horizontal'
  /** What else a choice brings about. */
  onChosen?: (value: string) => void
}

export function FormRadioGroup<Values extends FieldValues>({
  options,
  orientation,
  onChosen,
  ...props
}: FormRadioGroupProps<Values>) {
  const { shared, value } = useField(props)
  const choose = (chosen: string) => {
    shared.onChange(chosen)
    onChosen?.(chosen)
  }
  const looks = orientation !== undefined && { orientation }
  return <RadioGroup {...shared} {...looks} onChange={choose} options={options} value={textOf(value)} />
}
