import type { Control, FieldValues, Path } from 'react-hook-form'
import { FormTextArea } from '../form/form-text-area.tsx'
import { FormTextField } from '../form/form-text-field.tsx'

interface NameAndDescriptionProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>
  name: Path<Values>
  description: Path<Values>
}

/** What the form of every named resource begins with. */
export function NameAndDescription<Values extends FieldValues>({
  control,
  name,
  description,
}: NameAndDescriptionProps<Values>) {
  return (
    <>
      <FormTextField
        control={control}
        name={name}
        label="Name"
        hint="Lower-case letters, digits and dashes"
        autoFocus
      />
      <FormTextArea control={control} name={description} label="Description" optional />
    </>
  )
}
