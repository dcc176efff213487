import { FileField } from '@plenum/ui'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { fieldMessage } from './field-error.ts'
import { emptyFile, isFileContent } from './read-file.ts'
import type { FileContent, FileReading } from './read-file.ts'
import type { FormFieldProps } from './use-field.ts'

interface FormFileFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** How its content becomes what is sent. */
  read: FileReading
  accept?: readonly string[]
  onChosen?: (content: FileContent | null) => void
}

/** One small file, read as soon as it is chosen: what is sent is what was looked at. */
export function FormFileField<Values extends FieldValues>(props: FormFileFieldProps<Values>) {
  const { control, name, label, hint, optional, read, accept, onChosen } = props
  const { field, fieldState } = useController({ control, name })
  const [reading, setReading] = useState<File>()
  const { ref, onChange, ...handlers } = field
  const value: unknown = field.value
  const chosen = isFileContent(value) ? value : null
  const take = (content: FileContent | null) => {
    setReading(undefined)
    onChange(content)
    onChosen?.(content)
  }
  const choose = async (file: File | null) => {
    if (!file) return take(null)
    setReading(file)
    take(await read(file).catch((error: unknown) => ({ ...emptyFile(file), whyNot: String(Object(error).message) })))
  }
  return (
    <FileField
      {...handlers}
      label={label}
      {...(hint !== undefined && { hint })}
      {...(optional !== undefined && { optional })}
      {...(accept && { accept })}
      inputRef={ref}
      value={reading ?? chosen?.file ?? null}
      onChange={(file) => void choose(file)}
      error={chosen?.whyNot ?? fieldMessage(label, value, fieldState.error?.message)}
    />
  )
}
