import { ipFamily, operations, rangeSize } from '@plenum/api'
import type { IpPoolUtilization } from '@plenum/api'
import { permitOnFleet } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import { claimName, newIdentity, updatedIdentity } from '../identity.ts'
import { locatePool, locateServicePool, SERVICE_POOL_NAME } from './locate.ts'
import { ipPoolRangeHandlers } from './range.ts'
import { ipPoolLinkHandlers } from './silo-link.ts'
import { siloIpPoolHandlers } from './silo-view.ts'

type Pool = Documents['ipPool']

const UINT32_MAX = 2n ** 32n - 1n

function refuseReserved({ name }: Pool): void {
  if (name === SERVICE_POOL_NAME) throw refuse.alreadyExists('ip-pool', name)
}

/** Each address counts once, however many share it. */
async function utilizationOf(tx: Reader, poolId: string): Promise<IpPoolUtilization> {
  const counts = { 4: { allocated: 0, capacity: 0n }, 6: { allocated: 0, capacity: 0n } }
  for (const { range } of await listAll(tx, 'ipPoolRange', { parent: poolId }))
    counts[ipFamily(range.first)].capacity += rangeSize(range)
  for (const { ip } of await listAll(tx, 'externalIp', { parent: poolId })) counts[ipFamily(ip)].allocated += 1
  // All of IPv4 is one more than its number can be.
  const ipv4 = counts[4].capacity > UINT32_MAX ? UINT32_MAX : counts[4].capacity
  return {
    ipv4: { allocated: counts[4].allocated, capacity: Number(ipv4) },
    ipv6: { allocated: String(counts[6].allocated), capacity: String(counts[6].capacity) },
  }
}

const list = reads(operations.ipPoolList, async (call) => {
  permitOnFleet(call.actor, 'listPools')
  return pageOf(
    call,
    (window) => call.tx.list('ipPool', { parent: FLEET_ID, ...window }),
    (pool) => pool,
  )
})

const create = writes(operations.ipPoolCreate, async ({ actor, tx, body, now }) => {
  permitOnFleet(actor, 'createPool')
  const pool = newIdentity(now, body)
  refuseReserved(pool)
  await claimName('ip-pool', pool.name, tx.insert('ipPool', pool))
  return pool
})

const view = reads(operations.ipPoolView, (call) => locatePool(call, call.params.pool, 'read', 'with service pool'))

const update = writes(operations.ipPoolUpdate, async (call) => {
  const pool = updatedIdentity(await locatePool(call, call.params.pool, 'modify'), call.body, call.now)
  refuseReserved(pool)
  await claimName('ip-pool', pool.name, call.tx.update('ipPool', pool))
  return pool
})

const remove = writes(operations.ipPoolDelete, async (call) => {
  const { tx } = call
  const pool = await locatePool(call, call.params.pool, 'modify')
  const [range] = await tx.list('ipPoolRange', { parent: pool.id, limit: 1 })
  if (range) throw refuse.invalidRequest('IP Pool cannot be deleted while it contains IP ranges')
  const where = { index: 'ipPoolId', equals: pool.id } as const
  for (const { id } of await listAll(tx, 'internetGatewayIpPool', { where }))
    await tx.delete('internetGatewayIpPool', id)
  for (const { id } of await listAll(tx, 'ipPoolLink', { where })) await tx.delete('ipPoolLink', id)
  await tx.delete('ipPool', pool.id)
  return undefined
})

const viewUtilization = reads(operations.ipPoolUtilizationView, async (call) => {
  const pool = await locatePool(call, call.params.pool, 'read', 'with service pool')
  return utilizationOf(call.tx, pool.id)
})

const viewService = reads(operations.ipPoolServiceView, (call) => locateServicePool(call, 'read'))

export const ipPoolHandlers = [
  list,
  create,
  view,
  update,
  remove,
  viewUtilization,
  viewService,
  ...ipPoolRangeHandlers,
  ...ipPoolLinkHandlers,
  ...siloIpPoolHandlers,
]
