import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ChangeRole } from '../../../../resources/access/change-role.tsx'
import { fleetPlace } from '../../../../resources/access/fleet-place.ts'
import { loadHolder } from '../../../../resources/access/load.ts'

export const Route = createFileRoute('/_signed-in/system/_access/access/$identity/edit')({
  staticData: { crumbs: [{ label: 'Change role', isTitleOnly: true }] },
  loader: ({ params }) => loadHolder(fleetPlace, params.identity),
  component: ChangeFleetRole,
})

function ChangeFleetRole() {
  const row = Route.useLoaderData()
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/system/access', search: true })
  return <ChangeRole place={fleetPlace} row={row} onDismiss={toList} />
}
