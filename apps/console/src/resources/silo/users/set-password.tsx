import { ModalForm, toast } from '@plenum/ui'
import type { Silo, User } from '@plenum/api'
import { z } from 'zod'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { PasswordFields } from './password-fields.tsx'
import { checkPassword, noPassword, passwordBody, passwordFields } from './password.ts'

const schema = z.object(passwordFields).superRefine(checkPassword)

interface SetPasswordProps {
  silo: Silo
  user: User
  onDismiss: () => void
}

/** Gives a user another password, or none. */
export function SetPassword({ silo, user, onDismiss }: SetPasswordProps) {
  const form = useResourceForm({
    operation: 'localIdpUserSetPassword',
    schema,
    defaultValues: noPassword,
    toInput: (values) => ({ params: { userId: user.id }, query: { silo: silo.id }, body: passwordBody(values) }),
    refreshes: [],
    secrets: ['password', 'repeated'],
    onSuccess: () => {
      toast({ tone: 'success', content: `Password of ${user.displayName} changed` })
      onDismiss()
    },
  })
  return (
    <ModalForm
      title={`Set password of ${user.displayName}`}
      submitLabel="Set password"
      onDismiss={onDismiss}
      isPending={form.isPending}
      errors={form.errors}
      onSubmit={(event) => void form.submit(event)}
    >
      <p className="text-muted">Sessions that there are go on; the old password is of no use any more.</p>
      <PasswordFields
        control={form.control}
        names={{ mode: 'mode', password: 'password', repeated: 'repeated' }}
        onGenerated={(made) => {
          form.form.setValue('password', made, { shouldDirty: true })
          form.form.setValue('repeated', made, { shouldDirty: true })
        }}
      />
    </ModalForm>
  )
}
