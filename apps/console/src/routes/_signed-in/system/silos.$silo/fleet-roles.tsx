import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FleetRoles } from '../../../../resources/silo/fleet-roles.tsx'
import { siloQuery } from '../../../../resources/silo/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/fleet-roles')({
  staticData: { crumbs: [{ label: 'Fleet roles' }] },
  component: FleetRolesTab,
})

function FleetRolesTab() {
  const params = Route.useParams()
  const { data: silo } = useSuspenseQuery(siloQuery(params.silo))
  return <FleetRoles silo={silo} />
}
