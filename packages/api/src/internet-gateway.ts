import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { Id, identity, identityCreate, NameOrId } from './scalars.ts'
import { vpcSelector } from './vpc.ts'

/** What routes name as their way out of the VPC. */
export const InternetGateway = z.object({ ...identity, vpcId: Id }).meta({ id: 'InternetGateway' })
export type InternetGateway = z.infer<typeof InternetGateway>

export const InternetGatewayCreate = z.object(identityCreate).meta({ id: 'InternetGatewayCreate' })
export type InternetGatewayCreate = z.input<typeof InternetGatewayCreate>

/** Names the gateway that an attachment given by name belongs to, and what that gateway lives in. */
export const gatewaySelector = { ...vpcSelector, gateway: NameOrId.optional() }

const tag = 'vpcs'
const params = z.object({ gateway: NameOrId })

const internetGatewayList = operation({
  id: 'internetGatewayList',
  method: 'GET',
  path: '/v1/internet-gateways',
  tag,
  summary: 'List the internet gateways of a VPC',
  query: z.object({ ...pagedByNameOrId, ...vpcSelector }),
  firstPageNeeds: ['vpc'],
  response: pageOf(InternetGateway),
  status: 200,
})

const internetGatewayCreate = operation({
  id: 'internetGatewayCreate',
  method: 'POST',
  path: '/v1/internet-gateways',
  tag,
  summary: 'Create an internet gateway, with nothing attached',
  query: z.object({ ...vpcSelector, vpc: NameOrId }),
  body: InternetGatewayCreate,
  response: InternetGateway,
  status: 201,
})

const internetGatewayView = operation({
  id: 'internetGatewayView',
  method: 'GET',
  path: '/v1/internet-gateways/{gateway}',
  tag,
  summary: 'View an internet gateway',
  params,
  query: z.object(vpcSelector),
  response: InternetGateway,
  status: 200,
})

const internetGatewayDelete = operation({
  id: 'internetGatewayDelete',
  method: 'DELETE',
  path: '/v1/internet-gateways/{gateway}',
  tag,
  summary: 'Delete an internet gateway',
  params,
  query: z.object({
    ...vpcSelector,
    /** Also what is attached to it and the routes that lead to it; without, attachments are a reason to refuse. */
    cascade: z.boolean().default(false),
  }),
  status: 204,
})

export const internetGatewayOperations = {
  internetGatewayList,
  internetGatewayCreate,
  internetGatewayView,
  internetGatewayDelete,
} as const
