import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { Id, identity, identityCreate, Name, NameOrId } from './scalars.ts'

export const NetworkInterface = z
  .object({
    ...identity,
    instanceId: Id,
    vpcId: Id,
    subnetId: Id,
    mac: z.string(),
    ip: z.string(),
    primary: z.boolean(),
    transitIps: z.array(z.string()).default([]),
  })
  .meta({ id: 'NetworkInterface' })
export type NetworkInterface = z.infer<typeof NetworkInterface>

export const NetworkInterfaceCreate = z
  .object({
    ...identityCreate,
    vpcName: Name,
    subnetName: Name,
    /** Left out or null: the lowest free address of the subnet. */
    ip: z.string().nullish(),
  })
  .meta({ id: 'NetworkInterfaceCreate' })
export type NetworkInterfaceCreate = z.infer<typeof NetworkInterfaceCreate>

/** How a new instance is connected: not at all, to the project's default subnet, or as listed (the first is primary). */
export const NetworkInterfaceAttachment = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('create'), params: z.array(NetworkInterfaceCreate) }),
    z.object({ type: z.literal('default') }),
    z.object({ type: z.literal('none') }),
  ])
  .meta({ id: 'NetworkInterfaceAttachment' })
export type NetworkInterfaceAttachment = z.infer<typeof NetworkInterfaceAttachment>

const instanceNetworkInterfaceList = operation({
  id: 'instanceNetworkInterfaceList',
  method: 'GET',
  path: '/v1/network-interfaces',
  tag: 'instances',
  summary: 'List the network interfaces of an instance',
  query: z.object({ ...pagedByNameOrId, instance: NameOrId.optional(), ...projectSelector }),
  firstPageNeeds: ['instance'],
  response: pageOf(NetworkInterface),
  status: 200,
})

export const networkInterfaceOperations = {
  instanceNetworkInterfaceList,
} as const
