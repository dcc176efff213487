import { z } from 'zod'
import { BgpPeer } from './bgp-peer.ts'
import { IpAddress, IpNet } from './ip.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { Id, identity, identityCreate, Name, NameOrId } from './scalars.ts'
import { SwitchPortGeometry, SwitchPortLink, SwitchPortLinkCreate } from './switch-port-link.ts'
import { Uint8, VlanId } from './uint.ts'

export const SwitchPortInterface = z
  .object({
    id: Id,
    portSettingsId: Id,
    interfaceName: Name,
    v6Enabled: z.boolean(),
    kind: z.enum(['primary', 'vlan', 'loopback']),
  })
  .meta({ id: 'SwitchPortInterface' })
export type SwitchPortInterface = z.infer<typeof SwitchPortInterface>

/** Says which VLAN an interface of that kind is for. */
export const SwitchPortVlanInterface = z
  .object({ interfaceConfigId: Id, vlanId: VlanId })
  .meta({ id: 'SwitchPortVlanInterface' })
export type SwitchPortVlanInterface = z.infer<typeof SwitchPortVlanInterface>

export const SwitchPortRoute = z
  .object({
    portSettingsId: Id,
    interfaceName: Name,
    dst: IpNet,
    gw: IpAddress,
    /** Absent or null: untagged. */
    vlanId: VlanId.nullish(),
    /** Of several routes to a place the one with the highest is taken; absent or null: the default. */
    ribPriority: Uint8.nullish(),
  })
  .meta({ id: 'SwitchPortRoute' })
export type SwitchPortRoute = z.infer<typeof SwitchPortRoute>

export const SwitchPortAddress = z
  .object({
    portSettingsId: Id,
    interfaceName: Name,
    address: IpNet,
    addressLotId: Id,
    addressLotName: Name,
    addressLotBlockId: Id,
    /** Absent or null: untagged. */
    vlanId: VlanId.nullish(),
  })
  .meta({ id: 'SwitchPortAddress' })
export type SwitchPortAddress = z.infer<typeof SwitchPortAddress>

/** Settings as lists have them; the whole is in the view. */
export const SwitchPortSettingsSummary = z.object(identity).meta({ id: 'SwitchPortSettingsSummary' })
export type SwitchPortSettingsSummary = z.infer<typeof SwitchPortSettingsSummary>

/** What can be applied to any number of switch ports. */
export const SwitchPortSettings = z
  .object({
    ...identity,
    port: z.object({ portSettingsId: Id, geometry: SwitchPortGeometry }),
    /** Groups of settings that these take over. */
    groups: z.array(z.object({ portSettingsId: Id, portSettingsGroupId: Id })),
    links: z.array(SwitchPortLink),
    interfaces: z.array(SwitchPortInterface),
    vlanInterfaces: z.array(SwitchPortVlanInterface),
    routes: z.array(SwitchPortRoute),
    bgpPeers: z.array(BgpPeer),
    addresses: z.array(SwitchPortAddress),
  })
  .meta({ id: 'SwitchPortSettings' })
export type SwitchPortSettings = z.infer<typeof SwitchPortSettings>

export const SwitchPortInterfaceCreate = z
  .object({
    linkName: Name,
    v6Enabled: z.boolean(),
    kind: z.discriminatedUnion('type', [
      z.object({ type: z.literal('primary') }),
      z.object({ type: z.literal('vlan'), vid: VlanId }),
      z.object({ type: z.literal('loopback') }),
    ]),
  })
  .meta({ id: 'SwitchPortInterfaceCreate' })
export type SwitchPortInterfaceCreate = z.input<typeof SwitchPortInterfaceCreate>

export const SwitchPortRouteCreate = z
  .object({
    dst: IpNet,
    gw: IpAddress,
    /** A VLAN; left out or null: untagged. */
    vid: VlanId.nullish(),
    ribPriority: Uint8.nullish(),
  })
  .meta({ id: 'SwitchPortRouteCreate' })
export type SwitchPortRouteCreate = z.input<typeof SwitchPortRouteCreate>

export const SwitchPortAddressCreate = z
  .object({
    /** The lot that the address is taken from. */
    addressLot: NameOrId,
    address: IpNet,
    vlanId: VlanId.nullish(),
  })
  .meta({ id: 'SwitchPortAddressCreate' })
export type SwitchPortAddressCreate = z.input<typeof SwitchPortAddressCreate>

/** What concerns a link refers to it by name. Settings of the same name are replaced. */
export const SwitchPortSettingsCreate = z
  .object({
    ...identityCreate,
    portConfig: z.object({ geometry: SwitchPortGeometry }),
    groups: z.array(NameOrId).default([]),
    links: z.array(SwitchPortLinkCreate),
    interfaces: z.array(SwitchPortInterfaceCreate).default([]),
    routes: z.array(z.object({ linkName: Name, routes: z.array(SwitchPortRouteCreate) })).default([]),
    bgpPeers: z.array(z.object({ linkName: Name, peers: z.array(BgpPeer) })).default([]),
    addresses: z.array(z.object({ linkName: Name, addresses: z.array(SwitchPortAddressCreate) })),
  })
  .meta({ id: 'SwitchPortSettingsCreate' })
export type SwitchPortSettingsCreate = z.input<typeof SwitchPortSettingsCreate>

const tag = 'system/networking'

const networkingSwitchPortSettingsList = operation({
  id: 'networkingSwitchPortSettingsList',
  method: 'GET',
  path: '/v1/system/networking/switch-port-settings',
  tag,
  summary: 'List the settings for switch ports, or those that are asked for',
  query: z.object({ ...pagedByNameOrId, portSettings: NameOrId.optional() }),
  response: pageOf(SwitchPortSettingsSummary),
  status: 200,
})

const networkingSwitchPortSettingsCreate = operation({
  id: 'networkingSwitchPortSettingsCreate',
  method: 'POST',
  path: '/v1/system/networking/switch-port-settings',
  tag,
  summary: 'Create settings for switch ports, or replace those of that name wherever they are applied',
  body: SwitchPortSettingsCreate,
  response: SwitchPortSettings,
  status: 201,
})

const networkingSwitchPortSettingsView = operation({
  id: 'networkingSwitchPortSettingsView',
  method: 'GET',
  path: '/v1/system/networking/switch-port-settings/{port}',
  tag,
  summary: 'View settings for switch ports; despite its name, the parameter names the settings',
  params: z.object({ port: NameOrId }),
  response: SwitchPortSettings,
  status: 200,
})

const networkingSwitchPortSettingsDelete = operation({
  id: 'networkingSwitchPortSettingsDelete',
  method: 'DELETE',
  path: '/v1/system/networking/switch-port-settings',
  tag,
  summary: 'Delete settings for switch ports and free their addresses',
  query: z.object({
    /** Can be left out as far as reading goes, and is then refused. */
    portSettings: NameOrId.optional(),
  }),
  status: 204,
})

export const switchPortSettingsOperations = {
  networkingSwitchPortSettingsList,
  networkingSwitchPortSettingsCreate,
  networkingSwitchPortSettingsView,
  networkingSwitchPortSettingsDelete,
} as const
