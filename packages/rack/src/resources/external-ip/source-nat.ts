import { poolInSilo } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Transaction } from '../../store/store.ts'
import { mustGet } from '../locate.ts'
import { poolFor } from '../silo-pool.ts'
import { releaseAddress, takeAddress } from './address.ts'

/**
 * What instances reach the outside from. Each has a quarter of the ports of an address of its silo's default pool, so up
 * to four instances of a silo share one.
 */

const QUARTERS = 4

/** Sees to it that an instance has a part of an address, and tells which. Throws when the silo has no address left. */
export async function takeSourceNat(tx: Transaction, siloId: string, instanceId: string): Promise<string> {
  const { id: ipPoolId } = await poolFor(tx, siloId, null)
  const where = { index: 'sourceNatRoom', equals: poolInSilo({ ipPoolId, siloId }) } as const
  const [shared] = await tx.list('externalIp', { where, limit: 1 })
  if (shared?.use !== 'source_nat') {
    const instanceIds = Array.from({ length: QUARTERS }, (_, quarter) => (quarter === 0 ? instanceId : null))
    return (await takeAddress(tx, { ipPoolId, siloId }, { use: 'source_nat', instanceIds })).id
  }
  const instanceIds = shared.instanceIds.with(shared.instanceIds.indexOf(null), instanceId)
  await tx.update('externalIp', { ...shared, instanceIds })
  return shared.id
}

/** Gives the part of an address back that an instance has, and the address with the last of its parts. */
export async function releaseSourceNat(tx: Transaction, instance: Documents['instance']): Promise<void> {
  if (instance.sourceNatId === null) return
  const shared = await mustGet(tx, 'externalIp', instance.sourceNatId)
  if (shared.use !== 'source_nat') throw new Error(`invariant: ${shared.id} is not used for source NAT`)
  const instanceIds = shared.instanceIds.map((id) => (id === instance.id ? null : id))
  if (instanceIds.every((id) => id === null)) await releaseAddress(tx, shared.ipPoolId, shared.ip)
  else await tx.update('externalIp', { ...shared, instanceIds })
}
