import { ComboBox } from '@plenum/ui'
import type { Option } from '@plenum/ui'
import type { FieldValues } from 'react-hook-form'
import { textOf, useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

interface FormComboBoxProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly Option[]
  placeholder?: string
  isLoading?: boolean
  isDisabled?: boolean
  /** What else a choice brings about. */
  onChosen?: (value: string) => void
}

export function FormComboBox<Values extends FieldValues>({
  options,
  placeholder,
  isLoading,
  isDisabled,
  onChosen,
  ...props
}: FormComboBoxProps<Values>) {
  const { shared, value } = useField(props)
  const choose = (chosen: string) => {
    shared.onChange(chosen)
    onChosen?.(chosen)
  }
  const looks = { isDisabled, ...(isLoading && { isLoading }), ...(placeholder !== undefined && { placeholder }) }
  return <ComboBox {...shared} {...looks} onChange={choose} options={options} value={textOf(value)} />
}
