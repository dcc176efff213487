import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CreateSshKey } from '../../../../resources/ssh-key/create.tsx'

export const Route = createFileRoute('/_signed-in/settings/_ssh-keys/ssh-keys-new')({
  staticData: { crumbs: [{ label: 'New SSH key', isTitleOnly: true }] },
  component: NewSshKey,
})

function NewSshKey() {
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/settings/ssh-keys', search: true })
  return <CreateSshKey onDismiss={toList} onCreated={toList} />
}
