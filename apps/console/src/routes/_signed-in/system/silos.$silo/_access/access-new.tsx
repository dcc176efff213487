import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { AddRole } from '../../../../../resources/access/add-role.tsx'
import { loadPlace } from '../../../../../resources/access/load.ts'
import { siloOfFleetPlace } from '../../../../../resources/access/silo-of-fleet-place.ts'
import { siloQuery } from '../../../../../resources/silo/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_access/access-new')({
  staticData: { crumbs: [{ label: 'Add user or group', isTitleOnly: true }] },
  loader: async ({ params }) => loadPlace(siloOfFleetPlace(await queryClient.ensureQueryData(siloQuery(params.silo)))),
  component: AddRoleInSilo,
})

function AddRoleInSilo() {
  const params = Route.useParams()
  const { data: silo } = useSuspenseQuery(siloQuery(params.silo))
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/system/silos/$silo/access', params, search: true })
  return <AddRole place={siloOfFleetPlace(silo)} onDismiss={toList} />
}
