import type { Control, FieldValues, Path } from 'react-hook-form'
import { FormSelect } from '../../../form/form-select.tsx'
import type { LinkRow } from './values.ts'

interface LinkFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>
  name: Path<Values>
  links: readonly Pick<LinkRow, 'linkName'>[]
}

/** Which link a row is of. */
export function LinkField<Values extends FieldValues>({ control, name, links }: LinkFieldProps<Values>) {
  const options = links.map(({ linkName }) => ({ value: linkName, label: linkName }))
  return <FormSelect control={control} name={name} label="Link" options={options} />
}
