import { createFileRoute, Outlet } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { listSearch } from '../../../list/search.ts'
import { AccessList } from '../../../resources/access/access-list.tsx'
import { fleetPlace } from '../../../resources/access/fleet-place.ts'
import { loadAccess } from '../../../resources/access/load.ts'
import { MappedRoles } from '../../../resources/access/mapped-roles.tsx'
import { everySilo } from '../../../resources/silo/every-silo.ts'

export const Route = createFileRoute('/_signed-in/system/_access')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Fleet access', to: '/system/access' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(everySilo)
    return loadAccess(fleetPlace, deps)
  },
  component: FleetAccess,
})

function FleetAccess() {
  return (
    <AccessList place={fleetPlace}>
      <MappedRoles />
      <Outlet />
    </AccessList>
  )
}
