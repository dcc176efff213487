import { createFileRoute, notFound } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { fleetViewerQuery } from '../../shell/viewer.ts'

/** What operators see. To everybody else, and while nobody can tell, none of it is there. */
export const Route = createFileRoute('/_signed-in/system')({
  staticData: { area: 'system' },
  loader: async () => {
    const isFleetViewer = await queryClient.fetchQuery(fleetViewerQuery).catch(() => false)
    if (!isFleetViewer) throw notFound()
  },
})
