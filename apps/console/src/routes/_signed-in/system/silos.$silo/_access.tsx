import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { listSearch } from '../../../../list/search.ts'
import { AccessList } from '../../../../resources/access/access-list.tsx'
import { loadAccess } from '../../../../resources/access/load.ts'
import { siloOfFleetPlace } from '../../../../resources/access/silo-of-fleet-place.ts'
import { siloQuery } from '../../../../resources/silo/queries.ts'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_access')({
  validateSearch: listSearch,
  staticData: { crumbs: ({ silo = '' }) => [{ label: 'Access', to: `/system/silos/${silo}/access` }] },
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) =>
    loadAccess(siloOfFleetPlace(await queryClient.ensureQueryData(siloQuery(params.silo))), deps),
  component: AccessTab,
})

function AccessTab() {
  const params = Route.useParams()
  const { data: silo } = useSuspenseQuery(siloQuery(params.silo))
  return (
    <AccessList place={siloOfFleetPlace(silo)}>
      <Outlet />
    </AccessList>
  )
}
