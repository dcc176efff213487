import { useWatch } from 'react-hook-form'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { FormRadioGroup } from '../../../form/form-radio-group.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'

const modes = [
  {
    value: 'saml_jit',
    label: 'SAML',
    description: 'An identity provider vouches for users; they appear when they first sign in',
  },
  { value: 'local_only', label: 'Local only', description: 'Administrators add users, who sign in with a password' },
]

interface IdentityFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>
  names: { mode: Path<Values>; group: Path<Values> }
  /** A silo with local users has no groups: what was typed is gone, also when the choice is taken back. */
  onLocal: () => void
}

/** Where users come from, and who of them administers the silo. */
export function IdentityFields<Values extends FieldValues>({ control, names, onLocal }: IdentityFieldsProps<Values>) {
  const mode: unknown = useWatch({ control, name: names.mode })
  return (
    <>
      <FormRadioGroup
        control={control}
        name={names.mode}
        label="Identity mode"
        options={modes}
        onChosen={(chosen) => chosen === 'local_only' && onLocal()}
      />
      {mode === 'saml_jit' && (
        <FormTextField
          control={control}
          name={names.group}
          label="Admin group name"
          optional
          hint="This group is made with the silo and has the role admin in it"
        />
      )}
    </>
  )
}
