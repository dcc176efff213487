import { toast } from '@plenum/ui'
import { SshKeyCreate } from '@plenum/api/ssh-key'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { FormTextArea } from '../../../../form/form-text-area.tsx'
import { SideForm } from '../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../../resources/name-and-description.tsx'

export const Route = createFileRoute('/_signed-in/settings/_ssh-keys/ssh-keys-new')({
  staticData: { crumbs: [{ label: 'New SSH key', isTitleOnly: true }] },
  component: NewSshKey,
})

function NewSshKey() {
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/settings/ssh-keys', search: true })
  const form = useResourceForm({
    operation: 'currentUserSshKeyCreate',
    schema: SshKeyCreate,
    defaultValues: { name: '', description: '', publicKey: '' },
    toInput: (body) => ({ body }),
    refreshes: ['currentUserSshKeyList'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `SSH key ${name} created` })
      toList()
    },
  })
  return (
    <SideForm form={form} title="Create SSH key" onDismiss={toList}>
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
