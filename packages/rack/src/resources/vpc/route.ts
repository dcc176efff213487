import {
  operations,
  routeChanges,
  whyNotAddRoute,
  whyNotDeleteRoute,
  whyNotRoute,
  whyNotUpdateRoute,
} from '@plenum/api'
import type { RouterRouteUpdate } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { claimName, newIdentity, updatedIdentity } from '../identity.ts'
import { locateWithin } from '../locate-within.ts'

type Route = Documents['routerRoute']

function refuseIf(reason: string | undefined): void {
  if (reason) throw refuse.invalidRequest(reason)
}

const list = reads(operations.vpcRouterRouteList, async (call) => {
  const router = await locateWithin(call, 'vpcRouter', call.query.router ?? '', call.query, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('routerRoute', { parent: router.id, ...window }),
    (route) => route,
  )
})

const create = writes(operations.vpcRouterRouteCreate, async (call) => {
  const { tx, body, now } = call
  const router = await locateWithin(call, 'vpcRouter', call.query.router, call.query, 'modify')
  refuseIf(whyNotAddRoute(router.kind))
  const { destination, target } = body
  refuseIf(whyNotRoute('custom', destination, target))
  const route: Route = { ...newIdentity(now, body), vpcRouterId: router.id, kind: 'custom', destination, target }
  await claimName('router-route', route.name, tx.insert('routerRoute', route))
  return route
})

const view = reads(operations.vpcRouterRouteView, (call) =>
  locateWithin(call, 'routerRoute', call.params.route, call.query, 'read'),
)

/** Of a default route only the target may be other than it is; name and description may not even be repeated. */
function refuseAllButTarget(route: Route, { name, description, destination }: RouterRouteUpdate): void {
  const isSame = destination.type === route.destination.type && destination.value === route.destination.value
  if (!isSame || (name ?? description ?? null) !== null)
    throw refuse.invalidRequest('the destination and metadata of a Default route cannot be changed')
}

const update = writes(operations.vpcRouterRouteUpdate, async (call) => {
  const { tx, body, now } = call
  const before = await locateWithin(call, 'routerRoute', call.params.route, call.query, 'modify')
  refuseIf(whyNotUpdateRoute(before.kind))
  if (routeChanges[before.kind] === 'target') refuseAllButTarget(before, body)
  const { destination, target } = body
  refuseIf(whyNotRoute(before.kind, destination, target))
  const route = { ...updatedIdentity(before, body, now), destination, target }
  await claimName('router-route', route.name, tx.update('routerRoute', route))
  return route
})

const remove = writes(operations.vpcRouterRouteDelete, async (call) => {
  const route = await locateWithin(call, 'routerRoute', call.params.route, call.query, 'modify')
  refuseIf(whyNotDeleteRoute(route.kind))
  await call.tx.delete('routerRoute', route.id)
  return undefined
})

export const vpcRouterRouteHandlers = [list, create, view, update, remove]
