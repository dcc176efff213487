import { createFileRoute, Outlet } from '@tanstack/react-router'
import { listSearch } from '../../list/search.ts'
import { AccessList } from '../../resources/access/access-list.tsx'
import { loadAccess } from '../../resources/access/load.ts'
import { siloPlace } from '../../resources/access/place.ts'

export const Route = createFileRoute('/_signed-in/_access')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Access', to: '/access' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadAccess(siloPlace, deps),
  component: SiloAccess,
})

function SiloAccess() {
  return (
    <AccessList place={siloPlace}>
      <Outlet />
    </AccessList>
  )
}
