import type { SiloUtilization } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'

/** What every silo uses, and its quotas. */
export const fleetUtilization = wholeList<SiloUtilization>({
  page: (page) => query('siloUtilizationList', { query: page }),
})
