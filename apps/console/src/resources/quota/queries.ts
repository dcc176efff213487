import type { SiloQuotas } from '@plenum/api'
import { query, queryClient } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { fleetUtilization } from '../capacity/queries.ts'
import { joinQuotas } from './of-silos.ts'
import type { QuotaRow } from './of-silos.ts'

const allQuotas = wholeList<SiloQuotas>({
  isSortedByServer: false,
  page: (page) => query('systemQuotasList', { query: page }),
})

/** What a silo may have provisioned. */
export function siloQuotasQuery(silo: string) {
  return query('siloQuotasView', { params: { silo } })
}

const rows = {
  queryKey: [...fleetUtilization.queryKey, 'and quotas'],
  queryFn: async (context: { signal: AbortSignal }) => {
    const [silos, quotas] = await Promise.all([
      // The page's totals are of the same answer.
      queryClient.fetchQuery(fleetUtilization),
      allQuotas.queryFn(context),
    ])
    return { items: joinQuotas(silos.items, quotas.items), nextPage: null }
  },
}

/** The quotas of every silo beside what it uses. */
export const quotasOfSilos: ListSource<QuotaRow> = { isSortedByServer: false, page: () => rows }
