import { z } from 'zod'
import { gatewaySelector } from './internet-gateway.ts'
import { IpAddress } from './ip.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { Id, identity, identityCreate, NameOrId } from './scalars.ts'

/** Attaches a pool to a gateway: instances with an external IP of the pool may leave through it. */
export const InternetGatewayIpPool = z
  .object({ ...identity, internetGatewayId: Id, ipPoolId: Id })
  .meta({ id: 'InternetGatewayIpPool' })
export type InternetGatewayIpPool = z.infer<typeof InternetGatewayIpPool>

export const InternetGatewayIpPoolCreate = z
  .object({ ...identityCreate, ipPool: NameOrId })
  .meta({ id: 'InternetGatewayIpPoolCreate' })
export type InternetGatewayIpPoolCreate = z.input<typeof InternetGatewayIpPoolCreate>

/** Attaches a single address to a gateway, as a pool of one. */
export const InternetGatewayIpAddress = z
  .object({ ...identity, internetGatewayId: Id, address: IpAddress })
  .meta({ id: 'InternetGatewayIpAddress' })
export type InternetGatewayIpAddress = z.infer<typeof InternetGatewayIpAddress>

export const InternetGatewayIpAddressCreate = z
  .object({ ...identityCreate, address: IpAddress })
  .meta({ id: 'InternetGatewayIpAddressCreate' })
export type InternetGatewayIpAddressCreate = z.input<typeof InternetGatewayIpAddressCreate>

const tag = 'vpcs'
const listQuery = z.object({ ...pagedByNameOrId, ...gatewaySelector })
const createQuery = z.object({ ...gatewaySelector, gateway: NameOrId })
const deleteQuery = z.object({
  ...gatewaySelector,
  /** Detaches even while an instance depends on it to get out. */
  cascade: z.boolean().default(false),
})

const internetGatewayIpPoolList = operation({
  id: 'internetGatewayIpPoolList',
  method: 'GET',
  path: '/v1/internet-gateway-ip-pools',
  tag,
  summary: 'List the pools that are attached to an internet gateway',
  query: listQuery,
  firstPageNeeds: ['gateway'],
  response: pageOf(InternetGatewayIpPool),
  status: 200,
})

const internetGatewayIpPoolCreate = operation({
  id: 'internetGatewayIpPoolCreate',
  method: 'POST',
  path: '/v1/internet-gateway-ip-pools',
  tag,
  summary: 'Attach a pool to an internet gateway',
  query: createQuery,
  body: InternetGatewayIpPoolCreate,
  response: InternetGatewayIpPool,
  status: 201,
})

const internetGatewayIpPoolDelete = operation({
  id: 'internetGatewayIpPoolDelete',
  method: 'DELETE',
  path: '/v1/internet-gateway-ip-pools/{pool}',
  tag,
  summary: 'Detach a pool from an internet gateway',
  /** Name or id of the attachment, not of the pool. */
  params: z.object({ pool: NameOrId }),
  query: deleteQuery,
  status: 204,
})

const internetGatewayIpAddressList = operation({
  id: 'internetGatewayIpAddressList',
  method: 'GET',
  path: '/v1/internet-gateway-ip-addresses',
  tag,
  summary: 'List the addresses that are attached to an internet gateway',
  query: listQuery,
  firstPageNeeds: ['gateway'],
  response: pageOf(InternetGatewayIpAddress),
  status: 200,
})

const internetGatewayIpAddressCreate = operation({
  id: 'internetGatewayIpAddressCreate',
  method: 'POST',
  path: '/v1/internet-gateway-ip-addresses',
  tag,
  summary: 'Attach an address to an internet gateway that has none',
  query: createQuery,
  body: InternetGatewayIpAddressCreate,
  response: InternetGatewayIpAddress,
  status: 201,
})

const internetGatewayIpAddressDelete = operation({
  id: 'internetGatewayIpAddressDelete',
  method: 'DELETE',
  path: '/v1/internet-gateway-ip-addresses/{address}',
  tag,
  summary: 'Detach an address from an internet gateway',
  /** Name or id of the attachment, not the address itself. */
  params: z.object({ address: NameOrId }),
  query: deleteQuery,
  status: 204,
})

export const internetGatewayAttachmentOperations = {
  internetGatewayIpPoolList,
  internetGatewayIpPoolCreate,
  internetGatewayIpPoolDelete,
  internetGatewayIpAddressList,
  internetGatewayIpAddressCreate,
  internetGatewayIpAddressDelete,
} as const
