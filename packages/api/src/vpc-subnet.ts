import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { Id, identity, NameOrId } from './scalars.ts'
import { vpcSelector } from './vpc.ts'

export const VpcSubnet = z
  .object({
    ...identity,
    vpcId: Id,
    ipv4Block: z.string(),
    ipv6Block: z.string(),
    customRouterId: Id.nullish(),
  })
  .meta({ id: 'VpcSubnet' })
export type VpcSubnet = z.infer<typeof VpcSubnet>

const params = z.object({ subnet: NameOrId })
const query = z.object(vpcSelector)

const vpcSubnetList = operation({
  id: 'vpcSubnetList',
  method: 'GET',
  path: '/v1/vpc-subnets',
  tag: 'vpcs',
  summary: 'List the subnets of a VPC',
  query: z.object({ ...pagedByNameOrId, ...vpcSelector }),
  firstPageNeeds: ['vpc'],
  response: pageOf(VpcSubnet),
  status: 200,
})

const vpcSubnetView = operation({
  id: 'vpcSubnetView',
  method: 'GET',
  path: '/v1/vpc-subnets/{subnet}',
  tag: 'vpcs',
  summary: 'View a subnet',
  params,
  query,
  response: VpcSubnet,
  status: 200,
})

const vpcSubnetDelete = operation({
  id: 'vpcSubnetDelete',
  method: 'DELETE',
  path: '/v1/vpc-subnets/{subnet}',
  tag: 'vpcs',
  summary: 'Delete a subnet that no network interface is in',
  params,
  query,
  status: 204,
})

export const vpcSubnetOperations = {
  vpcSubnetList,
  vpcSubnetView,
  vpcSubnetDelete,
} as const
