import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, notFound, Outlet } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { fleetViewerQuery } from '../../shell/viewer.ts'

/** What operators see. To everybody else, and while nobody can tell, none of it is there. */
export const Route = createFileRoute('/_signed-in/system')({
  staticData: { area: 'system' },
  // Before the loaders of its pages, which others need not ask for anything.
  beforeLoad: async () => {
    const isFleetViewer = await queryClient.fetchQuery(fleetViewerQuery).catch(() => false)
    if (!isFleetViewer) throw notFound()
  },
  component: System,
})

/** Whoever gives up their own role on the fleet is not left on a page that is not theirs any more. */
function System() {
  const { data: isFleetViewer } = useQuery({ ...fleetViewerQuery, throwOnError: false })
  return isFleetViewer === false ? <Navigate to="/projects" replace /> : <Outlet />
}
