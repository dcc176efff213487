import { z } from 'zod'
import { IpAddress, IpNet, MacAddr } from './ip.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { Id, identity, identityCreate, identityUpdate, Name, NameOrId } from './scalars.ts'

export const NetworkInterface = z
  .object({
    ...identity,
    instanceId: Id,
    vpcId: Id,
    subnetId: Id,
    mac: MacAddr,
    /** Its address inside the subnet. */
    ip: IpAddress,
    /** Exactly one interface of an instance is; external addresses and the default route use it. */
    primary: z.boolean(),
    /** Networks that the instance forwards for: what it may send from and receive for beside `ip`. */
    transitIps: z.array(IpNet).default([]),
  })
  .meta({ id: 'NetworkInterface' })
export type NetworkInterface = z.infer<typeof NetworkInterface>

export const NetworkInterfaceCreate = z
  .object({
    ...identityCreate,
    vpcName: Name,
    subnetName: Name,
    /** Left out or null: the lowest free address of the subnet. */
    ip: IpAddress.nullish(),
  })
  .meta({ id: 'NetworkInterfaceCreate' })
export type NetworkInterfaceCreate = z.infer<typeof NetworkInterfaceCreate>

export const NetworkInterfaceUpdate = z
  .object({
    ...identityUpdate,
    /** True takes the role over from the primary interface there is; false changes nothing. */
    primary: z.boolean().default(false),
    /** Replaces the list there is; left out, it is emptied. */
    transitIps: z.array(IpNet).default([]),
  })
  .meta({ id: 'NetworkInterfaceUpdate' })
export type NetworkInterfaceUpdate = z.input<typeof NetworkInterfaceUpdate>

/** How a new instance is connected: not at all, to the project's default subnet, or as listed (the first is primary). */
export const NetworkInterfaceAttachment = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('create'), params: z.array(NetworkInterfaceCreate) }),
    z.object({ type: z.literal('default') }),
    z.object({ type: z.literal('none') }),
  ])
  .meta({ id: 'NetworkInterfaceAttachment' })
export type NetworkInterfaceAttachment = z.infer<typeof NetworkInterfaceAttachment>

/** Names the instance that an interface given by name belongs to, and the project of that instance. */
const instanceSelector = { ...projectSelector, instance: NameOrId.optional() }

const tag = 'instances'
const params = z.object({ interface: NameOrId })
const query = z.object(instanceSelector)

const instanceNetworkInterfaceList = operation({
  id: 'instanceNetworkInterfaceList',
  method: 'GET',
  path: '/v1/network-interfaces',
  tag,
  summary: 'List the network interfaces of an instance',
  query: z.object({ ...pagedByNameOrId, ...instanceSelector }),
  firstPageNeeds: ['instance'],
  response: pageOf(NetworkInterface),
  status: 200,
})

const instanceNetworkInterfaceCreate = operation({
  id: 'instanceNetworkInterfaceCreate',
  method: 'POST',
  path: '/v1/network-interfaces',
  tag,
  summary: 'Give a stopped instance another network interface',
  query: z.object({ ...instanceSelector, instance: NameOrId }),
  body: NetworkInterfaceCreate,
  response: NetworkInterface,
  status: 201,
})

const instanceNetworkInterfaceView = operation({
  id: 'instanceNetworkInterfaceView',
  method: 'GET',
  path: '/v1/network-interfaces/{interface}',
  tag,
  summary: 'View a network interface',
  params,
  query,
  response: NetworkInterface,
  status: 200,
})

const instanceNetworkInterfaceUpdate = operation({
  id: 'instanceNetworkInterfaceUpdate',
  method: 'PUT',
  path: '/v1/network-interfaces/{interface}',
  tag,
  summary: 'Change a network interface of a stopped instance',
  params,
  query,
  body: NetworkInterfaceUpdate,
  response: NetworkInterface,
  status: 200,
})

const instanceNetworkInterfaceDelete = operation({
  id: 'instanceNetworkInterfaceDelete',
  method: 'DELETE',
  path: '/v1/network-interfaces/{interface}',
  tag,
  summary: 'Delete a network interface of a halted instance; the primary one goes last',
  params,
  query,
  status: 204,
})

export const networkInterfaceOperations = {
  instanceNetworkInterfaceList,
  instanceNetworkInterfaceCreate,
  instanceNetworkInterfaceView,
  instanceNetworkInterfaceUpdate,
  instanceNetworkInterfaceDelete,
} as const
