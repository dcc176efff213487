import { takeAddress } from '../resources/external-ip/address.ts'
import type { Identify } from '../resources/identity.ts'
import { poolFor } from '../resources/silo-pool.ts'
import { SERVICE_POOL_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { demoPools, servicePoolRanges } from './demo-pool-data.ts'
import type { FloatingIpData, PoolData } from './demo-pool-data.ts'
import { stableId } from './stable-id.ts'

async function addRanges(tx: Transaction, ipPoolId: string, ranges: PoolData['ranges'], timeCreated: Date) {
  for (const range of ranges) {
    const id = await stableId(`ip-pool/range/${range.first}`)
    await tx.insert('ipPoolRange', { id, ipPoolId, timeCreated, range })
  }
}

/** Adds the pools, linked to silos that need not be there yet, and gives the services' pool addresses. */
export async function addPools(tx: Transaction, time: Date): Promise<void> {
  for (const { name, description, ranges, silos } of demoPools) {
    const id = await stableId(`ip-pool/${name}`)
    await tx.insert('ipPool', { id, name, description, timeCreated: time, timeModified: time })
    await addRanges(tx, id, ranges, time)
    for (const { name: silo, isDefault = false } of silos) {
      const link = { id: await stableId(`ip-pool/${name}/${silo}`), ipPoolId: id, siloId: await stableId(silo) }
      await tx.insert('ipPoolLink', { ...link, isDefault })
    }
  }
  await addRanges(tx, SERVICE_POOL_ID, servicePoolRanges, time)
}

/** Adds floating IPs to a project whose instances are there. */
export async function addFloatingIps(
  tx: Transaction,
  { id: projectId, siloId }: Documents['project'],
  list: readonly FloatingIpData[],
  identify: Identify,
): Promise<void> {
  for (const { pool, ip: requested, instance, ...given } of list) {
    const { id: ipPoolId } = await poolFor(tx, siloId, pool)
    const { ip } = await takeAddress(tx, { ipPoolId, siloId, requested }, { use: 'floating' })
    const attachedTo = instance === undefined ? undefined : await tx.find('instance', projectId, instance)
    const identity = await identify(`floating-ip/${given.name}`, given)
    await tx.insert('floatingIp', { ...identity, projectId, ip, ipPoolId, instanceId: attachedTo?.id ?? null })
  }
}
