import { FormFileField } from '../../../form/form-file-field.tsx'
import { asBase64 } from '../../../form/read-file.ts'
import type { SectionProps } from './form.ts'

export function UserDataFile({ form: { control } }: Pick<SectionProps, 'form'>) {
  return <FormFileField control={control} name="userDataFile" label="User data file" read={asBase64} optional />
}
