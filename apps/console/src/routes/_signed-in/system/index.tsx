import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { attentionQueries } from '../../../resources/attention/use-attention.ts'
import { fleetUtilization } from '../../../resources/capacity/queries.ts'
import { SystemOverview } from '../../../resources/capacity/overview.tsx'
import { allSleds } from '../../../resources/sled/queries.ts'

export const Route = createFileRoute('/_signed-in/system/')({
  staticData: { crumbs: [{ label: 'Overview', to: '/system' }] },
  loader: async () => {
    for (const each of attentionQueries) void queryClient.prefetchQuery(each)
    await Promise.all([queryClient.ensureQueryData(fleetUtilization), queryClient.ensureQueryData(allSleds)])
  },
  component: SystemOverview,
})
