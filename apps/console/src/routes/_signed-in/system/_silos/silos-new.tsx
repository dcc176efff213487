import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CreateSilo } from '../../../../resources/silo/create/form.tsx'

export const Route = createFileRoute('/_signed-in/system/_silos/silos-new')({
  staticData: { crumbs: [{ label: 'New silo', isTitleOnly: true }] },
  component: NewSilo,
})

function NewSilo() {
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/system/silos', search: true })
  return <CreateSilo onDismiss={toList} onCreated={toList} />
}
