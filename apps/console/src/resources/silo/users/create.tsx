import { toast } from '@plenum/ui'
import { Name } from '@plenum/api/scalars'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { SideForm } from '../../../form/side-form.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { useOwnRoles } from '../own-roles.ts'
import { whyNotOperator } from '../permission.ts'
import { siloQuery } from '../queries.ts'
import { PasswordFields } from './password-fields.tsx'
import { checkPassword, noPassword, passwordBody, passwordFields } from './password.ts'

const schema = z.object({ externalId: Name, ...passwordFields }).superRefine(checkPassword)

interface CreateUserProps {
  silo: string
  onDone: () => void
}

/** Adds somebody who signs in with a password. */
export function CreateUser({ silo, onDone }: CreateUserProps) {
  const roles = useOwnRoles()
  const { data } = useQuery({ ...siloQuery(silo), refetchOnMount: false })
  const form = useResourceForm({
    operation: 'localIdpUserCreate',
    schema,
    defaultValues: { externalId: '', ...noPassword },
    toInput: (values) => ({
      query: { silo },
      body: { externalId: values.externalId, password: passwordBody(values) },
    }),
    refreshes: ['siloUserList', 'userList'],
    secrets: ['password', 'repeated'],
    fieldOf: ({ code }) => (code === 'ObjectAlreadyExists' ? 'externalId' : undefined),
    onSuccess: ({ displayName }) => {
      toast({ tone: 'success', content: `User ${displayName} created` })
      onDone()
    },
  })
  const whyNot =
    data?.identityMode === 'saml_jit'
      ? 'The users of this silo come from its identity provider'
      : whyNotOperator('manageUsers', roles, data?.id)
  return (
    <SideForm form={form} title="Create user" submitDisabledReason={whyNot} onDismiss={onDone}>
      <FormTextField
        control={form.control}
        name="externalId"
        label="Username"
        hint="Lower-case letters, digits and dashes; what the user signs in with"
        autoFocus
      />
      <PasswordFields
        control={form.control}
        names={{ mode: 'mode', password: 'password', repeated: 'repeated' }}
        onGenerated={(made) => {
          form.form.setValue('password', made, { shouldDirty: true })
          form.form.setValue('repeated', made, { shouldDirty: true })
        }}
      />
    </SideForm>
  )
}
