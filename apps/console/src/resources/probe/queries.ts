import type { ProbeInfo } from '@plenum/api'
import { ApiError } from '../../api/api-error.ts'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

export function probesOf(project: string): ListSource<ProbeInfo> {
  return { page: (page) => query('probeList', { query: { project, ...page } }) }
}

/** A probe by name or id. Those who may change nothing in the project may list probes, but not view one. */
export function probeQuery({ project, probe }: { project: string; probe: string }) {
  const { queryKey, queryFn } = query('probeView', { params: { probe }, query: { project } })
  return {
    queryKey: [...queryKey, 'or from the list'],
    queryFn: async (context: { signal: AbortSignal }): Promise<ProbeInfo> => {
      try {
        return await queryFn(context)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error
        const { items } = await wholeList(probesOf(project)).queryFn(context)
        const found = items.find(({ id, name }) => id === probe || name === probe)
        if (!found) throw error
        return found
      }
    },
  }
}
