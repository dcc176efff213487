import { toast } from '@plenum/ui'
import { SshKeyCreate } from '@plenum/api/ssh-key'
import type { SshKey } from '@plenum/api'
import { FormTextArea } from '../../form/form-text-area.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { NameAndDescription } from '../name-and-description.tsx'

interface CreateSshKeyProps {
  onDismiss: () => void
  onCreated: (key: SshKey) => void
}

/** The form for a public key of one's own, beside whatever asked for it. */
export function CreateSshKey({ onDismiss, onCreated }: CreateSshKeyProps) {
  const form = useResourceForm({
    operation: 'currentUserSshKeyCreate',
    schema: SshKeyCreate,
    defaultValues: { name: '', description: '', publicKey: '' },
    toInput: (body) => ({ body }),
    refreshes: ['currentUserSshKeyList'],
    onSuccess: (key) => {
      toast({ tone: 'success', content: `SSH key ${key.name} created` })
      onCreated(key)
    },
  })
  return (
    <SideForm form={form} title="Create SSH key" onDismiss={onDismiss}>
      <NameAndDescription control={form.control} name="name" description="description" />
      <FormTextArea
        control={form.control}
        name="publicKey"
        label="Public key"
        hint="The line in the file that ends in .pub"
        rows={6}
        isMono
      />
    </SideForm>
  )
}
