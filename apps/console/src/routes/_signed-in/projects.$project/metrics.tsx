import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { explorerSearch } from '../../../explorer/explorer-search.ts'
import { Explorer } from '../../../explorer/explorer.tsx'
import { knownTimeseriesQuery } from '../../../explorer/known-timeseries.ts'
import { answerQuery } from '../../../explorer/scope.ts'
import type { ExplorerScope } from '../../../explorer/scope.ts'

function scopeOf({ project }: { project: string }): ExplorerScope {
  return { of: 'project', project }
}

export const Route = createFileRoute('/_signed-in/projects/$project/metrics')({
  staticData: {
    crumbs: ({ project = '' }) => [{ label: 'Metrics explorer', to: `/projects/${project}/metrics` }],
  },
  validateSearch: explorerSearch,
  loaderDeps: ({ search: { query } }) => ({ query }),
  loader: async ({ params, deps: { query } }) => {
    const scope = scopeOf(params)
    if (query !== undefined) void queryClient.prefetchQuery(answerQuery(scope, query))
    await queryClient.ensureQueryData(knownTimeseriesQuery(scope))
  },
  component: ProjectExplorer,
})

function ProjectExplorer() {
  const params = Route.useParams()
  return <Explorer key={params.project} scope={scopeOf(params)} />
}
