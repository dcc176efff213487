import { useController } from 'react-hook-form'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { fieldMessage } from './field-error.ts'

export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>
  name: Path<Values>
  label: string
  hint?: string
  optional?: boolean
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What the kit's fields want, from the form's state. */
export function useField<Values extends FieldValues>({ control, name, label, hint, optional }: FormFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const { ref, value, ...handlers } = field
  return {
    value,
    shared: {
      ...handlers,
      label,
      inputRef: ref,
      error: fieldMessage(label, value, fieldState.error?.message),
      ...(hint !== undefined && { hint }),
      ...(optional !== undefined && { optional }),
    },
  }
}
