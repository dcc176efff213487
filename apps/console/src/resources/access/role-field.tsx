import type { Control, FieldValues, Path } from 'react-hook-form'
import { FormRadioGroup } from '../../form/form-radio-group.tsx'
import type { AccessPlace } from './place.ts'
import { rolesOf } from './role-words.ts'

interface RoleFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  place: AccessPlace
}

export function RoleField<Values extends FieldValues>({ control, name, place }: RoleFieldProps<Values>) {
  return (
    <FormRadioGroup
      control={control}
      name={name}
      label={`${place.title} role`}
      options={rolesOf(place.scope).map(({ role, words }) => ({ value: role, label: role, description: words }))}
    />
  )
}
