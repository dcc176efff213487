import { z } from 'zod'
import { Ipv6Net } from './ip.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { Id, identity, identityCreate, identityUpdate, Name, NameOrId } from './scalars.ts'

export const Vpc = z
  .object({
    ...identity,
    projectId: Id,
    /** The router that the VPC came with; it holds the routes of its subnets. */
    systemRouterId: Id,
    /** A /48 that all IPv6 subnets of the VPC are parts of. */
    ipv6Prefix: Ipv6Net,
    /** The VPC's label in the names of its instances. */
    dnsName: Name,
  })
  .meta({ id: 'Vpc' })
export type Vpc = z.infer<typeof Vpc>

export const VpcCreate = z
  .object({
    ...identityCreate,
    dnsName: Name,
    /** Left out or null: a random unique local /48. */
    ipv6Prefix: Ipv6Net.nullish(),
  })
  .meta({ id: 'VpcCreate' })
export type VpcCreate = z.input<typeof VpcCreate>

export const VpcUpdate = z.object({ ...identityUpdate, dnsName: Name.nullish() }).meta({ id: 'VpcUpdate' })
export type VpcUpdate = z.infer<typeof VpcUpdate>

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

const vpcCreate = operation({
  id: 'vpcCreate',
  method: 'POST',
  path: '/v1/vpcs',
  tag: 'vpcs',
  summary: 'Create a VPC with a router, a subnet, a gateway and firewall rules to start from',
  query: z.object({ project: NameOrId }),
  body: VpcCreate,
  response: Vpc,
  status: 201,
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

const vpcUpdate = operation({
  id: 'vpcUpdate',
  method: 'PUT',
  path: '/v1/vpcs/{vpc}',
  tag: 'vpcs',
  summary: 'Change name, description or DNS name of a VPC',
  params,
  query,
  body: VpcUpdate,
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
  vpcCreate,
  vpcView,
  vpcUpdate,
  vpcDelete,
} as const
