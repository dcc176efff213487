import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AddRole } from '../../../resources/access/add-role.tsx'
import { loadPlace } from '../../../resources/access/load.ts'
import { siloPlace } from '../../../resources/access/place.ts'

export const Route = createFileRoute('/_signed-in/_access/access-new')({
  staticData: { crumbs: [{ label: 'Add user or group', isTitleOnly: true }] },
  loader: () => loadPlace(siloPlace),
  component: AddSiloRole,
})

function AddSiloRole() {
  const navigate = useNavigate()
  return <AddRole place={siloPlace} onDismiss={() => void navigate({ to: '/access', search: true })} />
}
