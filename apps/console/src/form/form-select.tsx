import { Select } from '@plenum/ui'
import type { Option } from '@plenum/ui'
import type { FieldValues } from 'react-hook-form'
import { textOf, useField } from './use-field.ts'
import type { FormFieldProps } from './use-field.ts'

interface FormSelectProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly Option[]
  placeholder?: string
  isLoading?: boolean
  /** What else a choice brings about. */
  onChosen?: (value: string) => void
}

export function FormSelect<Values extends FieldValues>(props: FormSelectProps<Values>) {
  const { options, placeholder, isLoading, onChosen, ...field } = props
  const { shared, value } = useField(field)
  const choose = (chosen: string) => {
    shared.onChange(chosen)
    onChosen?.(chosen)
  }
  return <Select {...shared} {...{ options, placeholder, isLoading }} onChange={choose} value={textOf(value)} />
}
