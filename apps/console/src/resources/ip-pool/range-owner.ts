import type { IpRange, OperationId } from '@plenum/api'
import { call } from '../../api/call.ts'

/** Whose ranges they are: a pool's, or those of the one that the rack's own services draw from. */
export type RangeOwner = { kind: 'pool'; id: string; name: string } | { kind: 'service' }

/** What shows ranges, and what follows from them. */
export const rangeReads: readonly OperationId[] = ['ipPoolRangeList', 'ipPoolServiceRangeList', 'ipPoolUtilizationView']

export async function removeRange(owner: RangeOwner, { first, last }: IpRange): Promise<void> {
  const body = { first, last }
  if (owner.kind === 'service') await call('ipPoolServiceRangeRemove', { body })
  else await call('ipPoolRangeRemove', { params: { pool: owner.id }, body })
}
