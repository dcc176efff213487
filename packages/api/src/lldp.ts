import { z } from 'zod'
import { IpAddress } from './ip.ts'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { Id, IsoTimestamp, Name } from './scalars.ts'
import { switchSelector } from './switch-port.ts'
import { Uint32, Uint8 } from './uint.ts'

/** What a link tells its neighbour about itself (IEEE 802.1AB); what is left out or null is not set. */
const announced = {
  enabled: z.boolean(),
  linkName: z.string().nullish(),
  linkDescription: z.string().nullish(),
  chassisId: z.string().nullish(),
  systemName: z.string().nullish(),
  systemDescription: z.string().nullish(),
  managementIp: IpAddress.nullish(),
}

/** Also the body that replaces it, which must carry the id of the one that is there. */
export const LldpLinkConfig = z.object({ id: Id, ...announced }).meta({ id: 'LldpLinkConfig' })
export type LldpLinkConfig = z.infer<typeof LldpLinkConfig>

export const LldpLinkConfigCreate = z.object(announced).meta({ id: 'LldpLinkConfigCreate' })
export type LldpLinkConfigCreate = z.input<typeof LldpLinkConfigCreate>

/** One key says of which kind the address is; those of IEEE 802 are given byte by byte. */
export const LldpNetworkAddress = z
  .union([z.object({ ipAddr: IpAddress }), z.object({ iEEE802: z.array(Uint8) })])
  .meta({ id: 'LldpNetworkAddress' })
export type LldpNetworkAddress = z.infer<typeof LldpNetworkAddress>

/** One key says how the neighbour numbers its interfaces. */
export const LldpInterfaceNumber = z
  .union([z.object({ unknown: Uint32 }), z.object({ ifIndex: Uint32 }), z.object({ portNumber: Uint32 })])
  .meta({ id: 'LldpInterfaceNumber' })
export type LldpInterfaceNumber = z.infer<typeof LldpInterfaceNumber>

/** Where a neighbour can be managed. */
export const LldpManagementAddress = z
  .object({
    addr: LldpNetworkAddress,
    interfaceNum: LldpInterfaceNumber,
    /** An object identifier of SNMP, encoded, byte by byte. */
    oid: z.array(Uint8).nullish(),
  })
  .meta({ id: 'LldpManagementAddress' })
export type LldpManagementAddress = z.infer<typeof LldpManagementAddress>

/** What was heard at a port of ours about the system at the other end. */
export const LldpNeighbor = z
  .object({
    /** Ours; all that follows is the neighbour's. */
    localPort: z.string(),
    firstSeen: IsoTimestamp,
    lastSeen: IsoTimestamp,
    linkName: z.string(),
    linkDescription: z.string().nullish(),
    chassisId: z.string(),
    systemName: z.string().nullish(),
    systemDescription: z.string().nullish(),
    managementIp: z.array(LldpManagementAddress),
  })
  .meta({ id: 'LldpNeighbor' })
export type LldpNeighbor = z.infer<typeof LldpNeighbor>

const tag = 'system/networking'
const params = z.object({ port: Name })
const query = z.object(switchSelector)

const networkingSwitchPortLldpConfigView = operation({
  id: 'networkingSwitchPortLldpConfigView',
  method: 'GET',
  path: '/v1/system/hardware/switch-port/{port}/lldp/config',
  tag,
  summary: 'View what a switch port announces over LLDP',
  params,
  query,
  response: LldpLinkConfig,
  status: 200,
})

const networkingSwitchPortLldpConfigUpdate = operation({
  id: 'networkingSwitchPortLldpConfigUpdate',
  method: 'POST',
  path: '/v1/system/hardware/switch-port/{port}/lldp/config',
  tag,
  summary: 'Replace what a switch port announces over LLDP',
  params,
  query,
  body: LldpLinkConfig,
  status: 204,
})

const networkingSwitchPortLldpNeighbors = operation({
  id: 'networkingSwitchPortLldpNeighbors',
  method: 'GET',
  path: '/v1/system/hardware/rack-switch-port/{rackId}/{switchLocation}/{port}/lldp/neighbors',
  tag,
  summary: 'List the neighbours that a switch port has heard of over LLDP',
  params: z.object({ ...switchSelector, port: Name }),
  query: z.object(pagedById),
  response: pageOf(LldpNeighbor),
  status: 200,
})

export const lldpOperations = {
  networkingSwitchPortLldpConfigView,
  networkingSwitchPortLldpConfigUpdate,
  networkingSwitchPortLldpNeighbors,
} as const
