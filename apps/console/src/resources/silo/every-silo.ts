import type { Silo } from '@plenum/api'
import { queryClient } from '../../api/query.ts'
import { eachOf, firstOf } from '../attention/bounds.ts'
import { fleetUtilization } from '../capacity/queries.ts'
import { allSilos, siloQuery } from './queries.ts'

const listed = allSilos()

/** Every silo that is listed, and those that are not but have something set aside for them. */
export const everySilo = {
  queryKey: [...listed.queryKey, 'and hidden ones'],
  queryFn: async (context: { signal: AbortSignal }): Promise<readonly Silo[]> => {
    const [{ items }, counted] = await Promise.all([listed.queryFn(context), queryClient.fetchQuery(fleetUtilization)])
    const known = new Set(items.map(({ id }) => id))
    const hidden = counted.items.filter(({ siloId }) => !known.has(siloId))
    return [...items, ...(await eachOf(firstOf(hidden), ({ siloId }) => siloQuery(siloId).queryFn(context)))]
  },
}
