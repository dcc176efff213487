import { createFileRoute, Outlet } from '@tanstack/react-router'
import { listSearch } from '../../../list/search.ts'
import { AccessList } from '../../../resources/access/access-list.tsx'
import { loadAccess } from '../../../resources/access/load.ts'
import { projectPlace } from '../../../resources/access/place.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_access')({
  validateSearch: listSearch,
  staticData: { crumbs: ({ project = '' }) => [{ label: 'Access', to: `/projects/${project}/access` }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadAccess(projectPlace(params.project), deps),
  component: ProjectAccess,
})

function ProjectAccess() {
  const { project } = Route.useParams()
  return (
    <AccessList place={projectPlace(project)}>
      <Outlet />
    </AccessList>
  )
}
