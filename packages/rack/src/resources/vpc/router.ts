import { operations, whyNotDeleteRouter } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Transaction } from '../../store/store.ts'
import { claimName, newIdentity, updatedIdentity } from '../identity.ts'
import { locateWithin } from '../locate-within.ts'
import { locate } from '../locate.ts'

/** Removes a router with its routes. */
export async function removeRouter(tx: Transaction, router: Documents['vpcRouter']): Promise<void> {
  for (const { id } of await listAll(tx, 'routerRoute', { parent: router.id })) await tx.delete('routerRoute', id)
  await tx.delete('vpcRouter', router.id)
}

async function detachFromSubnets(tx: Transaction, router: Documents['vpcRouter']): Promise<void> {
  const where = { index: 'customRouterId', equals: router.id } as const
  for (const subnet of await listAll(tx, 'vpcSubnet', { where }))
    await tx.update('vpcSubnet', { ...subnet, customRouterId: null })
}

const list = reads(operations.vpcRouterList, async (call) => {
  const vpc = await locate(call, 'vpc', call.query.vpc ?? '', call.query.project, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('vpcRouter', { parent: vpc.id, ...window }),
    (router) => router,
  )
})

const create = writes(operations.vpcRouterCreate, async (call) => {
  const vpc = await locate(call, 'vpc', call.query.vpc, call.query.project, 'modify')
  const router = { ...newIdentity(call.now, call.body), vpcId: vpc.id, kind: 'custom' } as const
  await claimName('vpc-router', router.name, call.tx.insert('vpcRouter', router))
  return router
})

const view = reads(operations.vpcRouterView, (call) =>
  locateWithin(call, 'vpcRouter', call.params.router, call.query, 'read'),
)

const update = writes(operations.vpcRouterUpdate, async (call) => {
  const before = await locateWithin(call, 'vpcRouter', call.params.router, call.query, 'modify')
  const router = updatedIdentity(before, call.body, call.now)
  await claimName('vpc-router', router.name, call.tx.update('vpcRouter', router))
  return router
})

const remove = writes(operations.vpcRouterDelete, async (call) => {
  const router = await locateWithin(call, 'vpcRouter', call.params.router, call.query, 'modify')
  const reason = whyNotDeleteRouter(router.kind)
  if (reason) throw refuse.invalidRequest(reason)
  await detachFromSubnets(call.tx, router)
  await removeRouter(call.tx, router)
  return undefined
})

export const vpcRouterHandlers = [list, create, view, update, remove]
