import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { Id, identity, Name, NameOrId } from './scalars.ts'

export const Vpc = z
  .object({ ...identity, projectId: Id, systemRouterId: Id, ipv6Prefix: z.string(), dnsName: Name })
  .meta({ id: 'Vpc' })
export type Vpc = z.infer<typeof Vpc>

/** Names the VPC that a resource given by name lives in, and the project that this VPC lives in. */
export const vpcSelector = { ...projectSelector, vpc: NameOrId.optional() }

const params = z.object({ vpc: NameOrId })
const query = z.object(projectSelector)

const vpcList = operation({
  id: 'vpcList',
  method: 'GET',
  path: '/v1/vpcs',
  tag: 'vpcs',
  summary: 'List the VPCs of a project',
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  firstPageNeeds: ['project'],
  response: pageOf(Vpc),
  status: 200,
})

const vpcView = operation({
  id: 'vpcView',
  method: 'GET',
  path: '/v1/vpcs/{vpc}',
  tag: 'vpcs',
  summary: 'View a VPC',
  params,
  query,
  response: Vpc,
  status: 200,
})

const vpcDelete = operation({
  id: 'vpcDelete',
  method: 'DELETE',
  path: '/v1/vpcs/{vpc}',
  tag: 'vpcs',
  summary: 'Delete a VPC that has no subnets',
  params,
  query,
  status: 204,
})

export const vpcOperations = {
  vpcList,
  vpcView,
  vpcDelete,
} as const
