import { portSettings } from '../../../testing/port-settings.ts'
import { named } from '../ask.ts'
import type { Asks } from '../ask.ts'
import type { Scene } from '../scene.ts'

const place = { switchLocation: 'switch0' }
const port = ({ rackId }: Scene) => ({ params: { port: 'qsfp0' }, query: { rackId, ...place } })
const freePort = ({ rackId }: Scene) => ({ params: { port: 'qsfp9' }, query: { rackId, ...place } })
const loopback = { mask: 32, anycast: false }
const session = { detectionThreshold: 3, requiredRx: 1, mode: 'single_hop' } as const
const remote = { switch: 'switch0', remote: '10.220.0.1' }

/** The rack's own network. */
export const networkingAsks = {
  networkingSwitchPortList: () => ({}),
  networkingSwitchPortApplySettings: (at) => ({ ...freePort(at), body: { portSettings: at.portSettings } }),
  networkingSwitchPortClearSettings: freePort,
  networkingSwitchPortStatus: port,
  networkingSwitchPortSettingsList: () => ({}),
  networkingSwitchPortSettingsCreate: () => ({ body: portSettings('made') }),
  networkingSwitchPortSettingsView: (at) => ({ params: { port: at.portSettings } }),
  networkingSwitchPortSettingsDelete: (at) => ({ query: { portSettings: at.portSettings } }),
  networkingSwitchPortLldpConfigView: port,
  networkingSwitchPortLldpConfigUpdate: (at) => ({
    ...port(at),
    body: { id: at.lldpConfig, enabled: true },
  }),
  networkingSwitchPortLldpNeighbors: ({ rackId }) => ({ params: { rackId, ...place, port: 'qsfp0' } }),
  networkingAddressLotList: () => ({}),
  networkingAddressLotCreate: () => ({ body: { ...named, kind: 'infra', blocks: [] } }),
  networkingAddressLotDelete: ({ freeLot }) => ({ params: { addressLot: freeLot } }),
  networkingAddressLotBlockList: ({ addressLot }) => ({ params: { addressLot } }),
  networkingLoopbackAddressList: () => ({}),
  networkingLoopbackAddressCreate: ({ rackId, addressLot }) => ({
    body: { rackId, ...place, ...loopback, address: '10.200.0.2', addressLot },
  }),
  networkingLoopbackAddressDelete: ({ rackId }) => ({
    params: { rackId, ...place, address: '10.200.0.1', subnetMask: 32 },
  }),
  networkingBgpConfigList: () => ({}),
  networkingBgpConfigCreate: ({ announceSet }) => ({ body: { ...named, asn: 65_000, bgpAnnounceSetId: announceSet } }),
  networkingBgpConfigDelete: ({ bgpConfig }) => ({ query: { nameOrId: bgpConfig } }),
  networkingBgpAnnounceSetList: () => ({}),
  networkingBgpAnnounceSetUpdate: () => ({ body: { ...named, announcement: [] } }),
  networkingBgpAnnounceSetDelete: ({ announceSet }) => ({ params: { announceSet } }),
  networkingBgpAnnouncementList: ({ announceSet }) => ({ params: { announceSet } }),
  networkingBgpStatus: () => ({}),
  networkingBgpExported: () => ({}),
  networkingBgpImportedRoutesIpv4: () => ({ query: { asn: 64_500 } }),
  networkingBgpMessageHistory: () => ({ query: { asn: 64_500 } }),
  networkingBfdStatus: () => ({}),
  networkingBfdEnable: () => ({ body: { ...session, ...remote } }),
  networkingBfdDisable: () => ({ body: remote }),
  networkingAllowListView: () => ({}),
  networkingAllowListUpdate: () => ({ body: { allowedIps: { allow: 'any' } } }),
  networkingInboundIcmpView: () => ({}),
  networkingInboundIcmpUpdate: () => ({ body: { enabled: true } }),
} satisfies Partial<Asks>
