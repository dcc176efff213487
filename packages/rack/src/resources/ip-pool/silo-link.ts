import { operations } from '@plenum/api'
import type { IpPoolSiloLink } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { pageOfAll } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { poolInSilo } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader, Transaction } from '../../store/store.ts'
import { identifyAt } from '../identity.ts'
import { mustGet } from '../locate.ts'
import { defaultPool } from '../silo-pool.ts'
import { locateSilo } from '../locate-silo.ts'
import { attachDefaultPool } from '../vpc/gateway.ts'
import { locatePool } from './locate.ts'

type Link = Documents['ipPoolLink']
type Pool = Documents['ipPool']

const TYPE = 'ip-pool-resource'

function linkView({ id: _, ...link }: Link): IpPoolSiloLink {
  return link
}

async function gatewaysOf(tx: Reader, siloId: string): Promise<Documents['internetGateway'][]> {
  const gateways: Documents['internetGateway'][] = []
  for (const project of await listAll(tx, 'project', { parent: siloId }))
    for (const vpc of await listAll(tx, 'vpc', { parent: project.id }))
      gateways.push(...(await listAll(tx, 'internetGateway', { parent: vpc.id })))
  return gateways
}

/** Attaches a pool that has become a silo's default to all default gateways that have none by that name. */
async function attachToGateways(tx: Transaction, siloId: string, pool: Pool, now: Date): Promise<void> {
  for (const gateway of await gatewaysOf(tx, siloId)) {
    const isAttached = await tx.find('internetGatewayIpPool', gateway.id, 'default')
    if (gateway.name === 'default' && !isAttached) await attachDefaultPool(tx, gateway, pool, identifyAt(now))
  }
}

async function detachFromGateways(tx: Transaction, { siloId, ipPoolId }: Link): Promise<void> {
  const gateways = new Set((await gatewaysOf(tx, siloId)).map(({ id }) => id))
  for (const attachment of await listAll(tx, 'internetGatewayIpPool', {
    where: { index: 'ipPoolId', equals: ipPoolId },
  }))
    if (gateways.has(attachment.internetGatewayId)) await tx.delete('internetGatewayIpPool', attachment.id)
}

const list = reads(operations.ipPoolSiloList, async (call) => {
  const pool = await locatePool(call, call.params.pool, 'read', 'with service pool')
  const links = await listAll(call.tx, 'ipPoolLink', { where: { index: 'ipPoolId', equals: pool.id } })
  const silos = await Promise.all(
    links.map(async (of) => ({ ...(await mustGet(call.tx, 'silo', of.siloId)), link: linkView(of) })),
  )
  return pageOfAll(
    call,
    silos.filter(({ discoverable }) => discoverable),
    (silo) => silo.link,
  )
})

const link = writes(operations.ipPoolSiloLink, async (call) => {
  const { tx, body, now } = call
  const pool = await locatePool(call, call.params.pool, 'modify')
  const silo = await locateSilo(call, body.silo)
  const isLinked = (await tx.find('ipPoolLink', silo.id, pool.id)) !== undefined
  if (isLinked || (body.isDefault && (await defaultPool(tx, silo.id))))
    throw refuse.alreadyExists(TYPE, `(${pool.id}, ${silo.id})`)
  const made = { id: crypto.randomUUID(), ipPoolId: pool.id, siloId: silo.id, isDefault: body.isDefault }
  await tx.insert('ipPoolLink', made)
  if (made.isDefault) await attachToGateways(tx, silo.id, pool, now)
  return linkView(made)
})

const update = writes(operations.ipPoolSiloUpdate, async (call) => {
  const { tx, body, now } = call
  const pool = await locatePool(call, call.params.pool, 'modify')
  const silo = await locateSilo(call, call.params.silo)
  const found = await tx.find('ipPoolLink', silo.id, pool.id)
  if (!found) throw refuse.notFound(TYPE, { id: `(${pool.id}, ${silo.id})` })
  const after = { ...found, isDefault: body.isDefault }
  if (after.isDefault && !found.isDefault) {
    for (const other of await listAll(tx, 'ipPoolLink', { where: { index: 'defaultOf', equals: silo.id } }))
      await tx.update('ipPoolLink', { ...other, isDefault: false })
    await attachToGateways(tx, silo.id, pool, now)
  }
  await tx.update('ipPoolLink', after)
  return linkView(after)
})

/** Also when there is no link: then it is as it should be. */
const unlink = writes(operations.ipPoolSiloUnlink, async (call) => {
  const { tx } = call
  const pool = await locatePool(call, call.params.pool, 'modify')
  const silo = await locateSilo(call, call.params.silo)
  const found = await tx.find('ipPoolLink', silo.id, pool.id)
  if (!found) return undefined
  const [used] = await tx.list('externalIp', { where: { index: 'poolInSilo', equals: poolInSilo(found) }, limit: 1 })
  if (used) throw refuse.invalidRequest('IP addresses from this pool are in use in the linked silo')
  await detachFromGateways(tx, found)
  await tx.delete('ipPoolLink', found.id)
  return undefined
})

export const ipPoolLinkHandlers = [list, link, update, unlink]
