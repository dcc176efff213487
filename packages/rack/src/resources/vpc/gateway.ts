import { operations } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader, Transaction } from '../../store/store.ts'
import { claimName, newIdentity } from '../identity.ts'
import type { Identify } from '../identity.ts'
import { locateWithin } from '../locate-within.ts'
import { locate } from '../locate.ts'
import { defaultPool } from '../silo-pool.ts'

type Gateway = Documents['internetGateway']

/** What is attached to gateways, and what a gateway that still has some says. */
const attachments = [
  ['internetGatewayIpPool', 'Ip pools'],
  ['internetGatewayIpAddress', 'Ip addresses'],
] as const

/** Attaches a pool under the name `default`, as new gateways of that name have the default pool of their silo. */
export async function attachDefaultPool(
  tx: Transaction,
  gateway: Gateway,
  pool: Documents['ipPool'],
  identify: Identify,
): Promise<void> {
  const given = { name: 'default', description: 'The default IP pool, attached automatically' }
  const identity = await identify(`gateway/${gateway.name}/ip-pool/default`, given)
  await tx.insert('internetGatewayIpPool', { ...identity, internetGatewayId: gateway.id, ipPoolId: pool.id })
}

/** The gateway that comes with a VPC. */
export async function insertDefaultGateway(
  tx: Transaction,
  vpc: Documents['vpc'],
  siloId: string,
  identify: Identify,
): Promise<void> {
  const given = { name: 'default', description: 'The gateway that came with the VPC' }
  const gateway = { ...(await identify('gateway/default', given)), vpcId: vpc.id }
  await tx.insert('internetGateway', gateway)
  const pool = await defaultPool(tx, siloId)
  if (pool) await attachDefaultPool(tx, gateway, pool, identify)
}

/** Removes a gateway with all that is attached to it. */
export async function removeGateway(tx: Transaction, gateway: Gateway): Promise<void> {
  for (const [kind] of attachments)
    for (const { id } of await listAll<(typeof attachments)[number][0]>(tx, kind, { parent: gateway.id }))
      await tx.delete(kind, id)
  await tx.delete('internetGateway', gateway.id)
}

async function refuseWhileAttached(tx: Transaction, gateway: Gateway): Promise<void> {
  for (const [kind, words] of attachments) {
    const [attached] = await tx.list<(typeof attachments)[number][0]>(kind, { parent: gateway.id, limit: 1 })
    if (attached)
      throw refuse.invalidRequest(
        `${words} referencing this gateway exist. To perform a cascading delete set the cascade option`,
      )
  }
}

/** The routes of the VPC, in whichever of its routers, that lead to a gateway. */
export async function routesTo(tx: Reader, gateway: Gateway): Promise<Documents['routerRoute'][]> {
  const routes: Documents['routerRoute'][] = []
  for (const router of await listAll(tx, 'vpcRouter', { parent: gateway.vpcId }))
    routes.push(...(await listAll(tx, 'routerRoute', { parent: router.id })))
  return routes.filter(({ target }) => target.type === 'internet_gateway' && target.value === gateway.name)
}

const list = reads(operations.internetGatewayList, async (call) => {
  const vpc = await locate(call, 'vpc', call.query.vpc ?? '', call.query.project, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('internetGateway', { parent: vpc.id, ...window }),
    (gateway) => gateway,
  )
})

const create = writes(operations.internetGatewayCreate, async (call) => {
  const vpc = await locate(call, 'vpc', call.query.vpc, call.query.project, 'modify')
  const gateway = { ...newIdentity(call.now, call.body), vpcId: vpc.id }
  await claimName('internet-gateway', gateway.name, call.tx.insert('internetGateway', gateway))
  return gateway
})

const view = reads(operations.internetGatewayView, (call) =>
  locateWithin(call, 'internetGateway', call.params.gateway, call.query, 'read'),
)

const remove = writes(operations.internetGatewayDelete, async (call) => {
  const gateway = await locateWithin(call, 'internetGateway', call.params.gateway, call.query, 'modify')
  if (call.query.cascade) for (const { id } of await routesTo(call.tx, gateway)) await call.tx.delete('routerRoute', id)
  else await refuseWhileAttached(call.tx, gateway)
  await removeGateway(call.tx, gateway)
  return undefined
})

export const internetGatewayHandlers = [list, create, view, remove]
