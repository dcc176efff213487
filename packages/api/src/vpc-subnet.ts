import { z } from 'zod'
import { Ipv4Net, Ipv6Net } from './ip.ts'
import { NetworkInterface } from './network-interface.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { Id, identity, identityCreate, identityUpdate, NameOrId } from './scalars.ts'
import { vpcSelector } from './vpc.ts'

export const VpcSubnet = z
  .object({
    ...identity,
    vpcId: Id,
    ipv4Block: Ipv4Net,
    ipv6Block: Ipv6Net,
    /** Its routes come before those of the system router; absent or null when there is none. */
    customRouterId: Id.nullish(),
  })
  .meta({ id: 'VpcSubnet' })
export type VpcSubnet = z.infer<typeof VpcSubnet>

export const VpcSubnetCreate = z
  .object({
    ...identityCreate,
    ipv4Block: Ipv4Net,
    /** Left out or null: a random free /64 of the VPC's prefix. */
    ipv6Block: Ipv6Net.nullish(),
    customRouter: NameOrId.nullish(),
  })
  .meta({ id: 'VpcSubnetCreate' })
export type VpcSubnetCreate = z.input<typeof VpcSubnetCreate>

export const VpcSubnetUpdate = z
  .object({
    ...identityUpdate,
    /** Unlike the others: left out or null detaches the router that there is. */
    customRouter: NameOrId.nullish(),
  })
  .meta({ id: 'VpcSubnetUpdate' })
export type VpcSubnetUpdate = z.infer<typeof VpcSubnetUpdate>

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

const vpcSubnetCreate = operation({
  id: 'vpcSubnetCreate',
  method: 'POST',
  path: '/v1/vpc-subnets',
  tag: 'vpcs',
  summary: 'Create a subnet in a VPC',
  query: z.object({ ...vpcSelector, vpc: NameOrId }),
  body: VpcSubnetCreate,
  response: VpcSubnet,
  status: 201,
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

const vpcSubnetUpdate = operation({
  id: 'vpcSubnetUpdate',
  method: 'PUT',
  path: '/v1/vpc-subnets/{subnet}',
  tag: 'vpcs',
  summary: 'Rename or describe a subnet, and set its custom router',
  params,
  query,
  body: VpcSubnetUpdate,
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

const vpcSubnetListNetworkInterfaces = operation({
  id: 'vpcSubnetListNetworkInterfaces',
  method: 'GET',
  path: '/v1/vpc-subnets/{subnet}/network-interfaces',
  tag: 'vpcs',
  summary: 'List the network interfaces that are in a subnet',
  params,
  query: z.object({ ...pagedByNameOrId, ...vpcSelector }),
  response: pageOf(NetworkInterface),
  status: 200,
})

export const vpcSubnetOperations = {
  vpcSubnetList,
  vpcSubnetCreate,
  vpcSubnetView,
  vpcSubnetUpdate,
  vpcSubnetDelete,
  vpcSubnetListNetworkInterfaces,
} as const
