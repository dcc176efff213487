import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { explorerSearch } from '../../../explorer/explorer-search.ts'
import { Explorer } from '../../../explorer/explorer.tsx'
import { knownTimeseriesQuery } from '../../../explorer/known-timeseries.ts'
import { answerQuery } from '../../../explorer/scope.ts'

const scope = { of: 'fleet' } as const

export const Route = createFileRoute('/_signed-in/system/metrics')({
  staticData: { crumbs: [{ label: 'Metrics explorer', to: '/system/metrics' }] },
  validateSearch: explorerSearch,
  loaderDeps: ({ search: { query } }) => ({ query }),
  loader: async ({ deps: { query } }) => {
    if (query !== undefined) void queryClient.prefetchQuery(answerQuery(scope, query))
    await queryClient.ensureQueryData(knownTimeseriesQuery(scope))
  },
  component: FleetExplorer,
})

function FleetExplorer() {
  return <Explorer scope={scope} />
}
