import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { ChangeRole } from '../../../../../resources/access/change-role.tsx'
import { loadHolder } from '../../../../../resources/access/load.ts'
import { siloOfFleetPlace } from '../../../../../resources/access/silo-of-fleet-place.ts'
import { siloQuery } from '../../../../../resources/silo/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_access/access/$identity/edit')({
  staticData: { crumbs: [{ label: 'Change role', isTitleOnly: true }] },
  loader: async ({ params }) =>
    loadHolder(siloOfFleetPlace(await queryClient.ensureQueryData(siloQuery(params.silo))), params.identity),
  component: ChangeRoleInSilo,
})

function ChangeRoleInSilo() {
  const row = Route.useLoaderData()
  const { silo: name } = Route.useParams()
  const { data: silo } = useSuspenseQuery(siloQuery(name))
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/system/silos/$silo/access', params: { silo: name }, search: true })
  return <ChangeRole place={siloOfFleetPlace(silo)} row={row} onDismiss={toList} />
}
