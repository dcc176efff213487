import type { OperationId } from '@plenum/api'
import { queryClient } from '../../api/query.ts'

/** What a change of quotas makes stale. */
export const quotaRefreshes = [
  'siloUtilizationView',
  'siloUtilizationList',
  'siloQuotasView',
  'systemQuotasList',
  'utilizationView',
] as const satisfies OperationId[]

/** What an operator was told about quotas is looked at anew. */
export function lookAtQuotasAgain(): void {
  for (const look of ['quotas', 'oversubscription'])
    void queryClient.invalidateQueries({ queryKey: ['attention', look] })
}
