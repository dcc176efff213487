import { RadioCards } from '@plenum/ui'
import type { RadioOption } from '@plenum/ui'
import type { FieldValues } from 'react-hook-form'
import { textOf, useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

interface FormRadioCardsProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly RadioOption[]
  isLabelHidden?: boolean
  /** What else a choice brings about. */
  onChosen?: (value: string) => void
}

export function FormRadioCards<Values extends FieldValues>({
  options,
  isLabelHidden,
  onChosen,
  ...props
}: FormRadioCardsProps<Values>) {
  const { shared, value } = useField(props)
  const choose = (chosen: string) => {
    shared.onChange(chosen)
    onChosen?.(chosen)
  }
  const looks = { ...(isLabelHidden && { isLabelHidden }) }
  return <RadioCards {...shared} {...looks} onChange={choose} options={options} value={textOf(value)} />
}
