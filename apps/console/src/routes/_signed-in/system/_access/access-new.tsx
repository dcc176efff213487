import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AddRole } from '../../../../resources/access/add-role.tsx'
import { fleetPlace } from '../../../../resources/access/fleet-place.ts'
import { loadPlace } from '../../../../resources/access/load.ts'

export const Route = createFileRoute('/_signed-in/system/_access/access-new')({
  staticData: { crumbs: [{ label: 'Add user or group', isTitleOnly: true }] },
  loader: () => loadPlace(fleetPlace),
  component: AddFleetRole,
})

function AddFleetRole() {
  const navigate = useNavigate()
  return <AddRole place={fleetPlace} onDismiss={() => void navigate({ to: '/system/access', search: true })} />
}
