import { z } from 'zod'
import { IpAddress, IpNet } from './ip.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { Id, identity, identityCreate, identityUpdate, Name, NameOrId } from './scalars.ts'
import { routerSelector } from './vpc-router.ts'

/** Which packets a route is for. Names need not exist; those that do not match nothing. */
export const RouteDestination = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('ip'), value: IpAddress }),
    z.object({ type: z.literal('ip_net'), value: IpNet }),
    /** Kept for the platform's own routes. */
    z.object({ type: z.literal('vpc'), value: Name }),
    z.object({ type: z.literal('subnet'), value: Name }),
  ])
  .meta({ id: 'RouteDestination' })
export type RouteDestination = z.infer<typeof RouteDestination>

/** Where a route sends its packets. `vpc` and `subnet` are kept for the platform's own routes. */
export const RouteTarget = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('ip'), value: IpAddress }),
    z.object({ type: z.literal('vpc'), value: Name }),
    z.object({ type: z.literal('subnet'), value: Name }),
    z.object({ type: z.literal('instance'), value: Name }),
    z.object({ type: z.literal('internet_gateway'), value: Name }),
    z.object({ type: z.literal('drop') }),
  ])
  .meta({ id: 'RouteTarget' })
export type RouteTarget = z.infer<typeof RouteTarget>

/** All but `custom` are kept by the platform; of a `default` route, the target can be changed. */
export const RouterRouteKind = z
  .enum(['default', 'vpc_subnet', 'vpc_peering', 'custom'])
  .meta({ id: 'RouterRouteKind' })
export type RouterRouteKind = z.infer<typeof RouterRouteKind>

export const RouterRoute = z
  .object({
    ...identity,
    vpcRouterId: Id,
    kind: RouterRouteKind,
    destination: RouteDestination,
    target: RouteTarget,
  })
  .meta({ id: 'RouterRoute' })
export type RouterRoute = z.infer<typeof RouterRoute>

export const RouterRouteCreate = z
  .object({ ...identityCreate, destination: RouteDestination, target: RouteTarget })
  .meta({ id: 'RouterRouteCreate' })
export type RouterRouteCreate = z.input<typeof RouterRouteCreate>

export const RouterRouteUpdate = z
  .object({ ...identityUpdate, destination: RouteDestination, target: RouteTarget })
  .meta({ id: 'RouterRouteUpdate' })
export type RouterRouteUpdate = z.infer<typeof RouterRouteUpdate>

const tag = 'vpcs'
const params = z.object({ route: NameOrId })
const query = z.object(routerSelector)

const vpcRouterRouteList = operation({
  id: 'vpcRouterRouteList',
  method: 'GET',
  path: '/v1/vpc-router-routes',
  tag,
  summary: 'List the routes of a router',
  query: z.object({ ...pagedByNameOrId, ...routerSelector }),
  firstPageNeeds: ['router'],
  response: pageOf(RouterRoute),
  status: 200,
})

const vpcRouterRouteCreate = operation({
  id: 'vpcRouterRouteCreate',
  method: 'POST',
  path: '/v1/vpc-router-routes',
  tag,
  summary: 'Add a route to a custom router',
  query: z.object({ ...routerSelector, router: NameOrId }),
  body: RouterRouteCreate,
  response: RouterRoute,
  status: 201,
})

const vpcRouterRouteView = operation({
  id: 'vpcRouterRouteView',
  method: 'GET',
  path: '/v1/vpc-router-routes/{route}',
  tag,
  summary: 'View a route',
  params,
  query,
  response: RouterRoute,
  status: 200,
})

const vpcRouterRouteUpdate = operation({
  id: 'vpcRouterRouteUpdate',
  method: 'PUT',
  path: '/v1/vpc-router-routes/{route}',
  tag,
  summary: 'Change a custom route, or the target of a default one',
  params,
  query,
  body: RouterRouteUpdate,
  response: RouterRoute,
  status: 200,
})

const vpcRouterRouteDelete = operation({
  id: 'vpcRouterRouteDelete',
  method: 'DELETE',
  path: '/v1/vpc-router-routes/{route}',
  tag,
  summary: 'Delete a custom route',
  params,
  query,
  status: 204,
})

export const vpcRouterRouteOperations = {
  vpcRouterRouteList,
  vpcRouterRouteCreate,
  vpcRouterRouteView,
  vpcRouterRouteUpdate,
  vpcRouterRouteDelete,
} as const
