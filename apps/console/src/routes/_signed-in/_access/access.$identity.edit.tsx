import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ChangeRole } from '../../../resources/access/change-role.tsx'
import { loadHolder } from '../../../resources/access/load.ts'
import { siloPlace } from '../../../resources/access/place.ts'

export const Route = createFileRoute('/_signed-in/_access/access/$identity/edit')({
  staticData: { crumbs: [{ label: 'Change role', isTitleOnly: true }] },
  loader: ({ params }) => loadHolder(siloPlace, params.identity),
  component: ChangeSiloRole,
})

function ChangeSiloRole() {
  const row = Route.useLoaderData()
  const navigate = useNavigate()
  return <ChangeRole place={siloPlace} row={row} onDismiss={() => void navigate({ to: '/access', search: true })} />
}
