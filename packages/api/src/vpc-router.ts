import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { Id, identity, identityCreate, identityUpdate, NameOrId } from './scalars.ts'
import { vpcSelector } from './vpc.ts'

/** Each VPC has one system router, which the platform keeps; custom ones are attached to subnets. */
export const VpcRouterKind = z.enum(['system', 'custom']).meta({ id: 'VpcRouterKind' })
export type VpcRouterKind = z.infer<typeof VpcRouterKind>

export const VpcRouter = z.object({ ...identity, vpcId: Id, kind: VpcRouterKind }).meta({ id: 'VpcRouter' })
export type VpcRouter = z.infer<typeof VpcRouter>

export const VpcRouterCreate = z.object(identityCreate).meta({ id: 'VpcRouterCreate' })
export type VpcRouterCreate = z.input<typeof VpcRouterCreate>

export const VpcRouterUpdate = z.object(identityUpdate).meta({ id: 'VpcRouterUpdate' })
export type VpcRouterUpdate = z.infer<typeof VpcRouterUpdate>

/** Names the router that a route given by name belongs to, and what that router lives in. */
export const routerSelector = { ...vpcSelector, router: NameOrId.optional() }

const tag = 'vpcs'
const params = z.object({ router: NameOrId })
const query = z.object(vpcSelector)

const vpcRouterList = operation({
  id: 'vpcRouterList',
  method: 'GET',
  path: '/v1/vpc-routers',
  tag,
  summary: 'List the routers of a VPC',
  query: z.object({ ...pagedByNameOrId, ...vpcSelector }),
  firstPageNeeds: ['vpc'],
  response: pageOf(VpcRouter),
  status: 200,
})

const vpcRouterCreate = operation({
  id: 'vpcRouterCreate',
  method: 'POST',
  path: '/v1/vpc-routers',
  tag,
  summary: 'Create a custom router, without routes',
  query: z.object({ ...vpcSelector, vpc: NameOrId }),
  body: VpcRouterCreate,
  response: VpcRouter,
  status: 201,
})

const vpcRouterView = operation({
  id: 'vpcRouterView',
  method: 'GET',
  path: '/v1/vpc-routers/{router}',
  tag,
  summary: 'View a router',
  params,
  query,
  response: VpcRouter,
  status: 200,
})

const vpcRouterUpdate = operation({
  id: 'vpcRouterUpdate',
  method: 'PUT',
  path: '/v1/vpc-routers/{router}',
  tag,
  summary: 'Rename or describe a router',
  params,
  query,
  body: VpcRouterUpdate,
  response: VpcRouter,
  status: 200,
})

const vpcRouterDelete = operation({
  id: 'vpcRouterDelete',
  method: 'DELETE',
  path: '/v1/vpc-routers/{router}',
  tag,
  summary: 'Delete a custom router with its routes, and take it off its subnets',
  params,
  query,
  status: 204,
})

export const vpcRouterOperations = {
  vpcRouterList,
  vpcRouterCreate,
  vpcRouterView,
  vpcRouterUpdate,
  vpcRouterDelete,
} as const
