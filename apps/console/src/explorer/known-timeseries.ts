import type { TimeseriesSchema } from '@plenum/api'
import { query, queryClient } from '../api/query.ts'
import { wholeList } from '../list/source.ts'
import { fleetViewerQuery } from '../shell/viewer.ts'
import type { KnownTimeseries } from './completion.ts'
import type { ExplorerScope } from './scope.ts'

const schemas = wholeList<TimeseriesSchema>({
  isSortedByServer: false,
  page: (page) => query('systemTimeseriesSchemaList', { query: page }),
})

/** What may be asked for: as the rack says it to those who may see its schemas, else what every project has. */
export function knownTimeseriesQuery(scope: ExplorerScope) {
  return {
    queryKey: ['known timeseries', scope.of],
    queryFn: async (): Promise<readonly KnownTimeseries[]> => {
      if (!(await queryClient.fetchQuery(fleetViewerQuery)))
        return (await import('@plenum/rack/metrics/schemas/project')).projectTimeseries
      const { items } = await queryClient.fetchQuery(schemas)
      return scope.of === 'fleet' ? items : items.filter(({ authzScope }) => authzScope === 'project')
    },
    // They change with the software of the rack.
    staleTime: Infinity,
  }
}
