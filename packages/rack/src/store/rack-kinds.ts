import { FLEET_ID } from './fleet-id.ts'
import { named } from './kind-definition.ts'
import type { KindDefinition } from './kind-definition.ts'
import type { RackDocuments } from './rack-documents.ts'
import { sortableIp } from './sortable-ip.ts'

/** The name of what can be made a sled. */
export function partAndSerial({ part, serial }: { part: string; serial: string }): string {
  return `${part} ${serial}`
}

/** The name of a port among those of its rack. */
export function portOnSwitch(port: { switchLocation: string; portName: string }): string {
  return `${port.switchLocation} ${port.portName}`
}

/** The name of what a switch has once for each address. */
export function addressOnSwitch(switchLocation: string, address: string): string {
  return `${switchLocation} ${sortableIp(address)}`
}

export const rackKinds = {
  rack: { parent: () => FLEET_ID, name: () => null, indexes: {} },
  sled: {
    parent: (sled) => sled.rackId,
    name: (sled) => sled.baseboard.serial,
    indexes: { policy: (sled) => sled.policy.kind },
  },
  uninitializedSled: {
    parent: (found) => found.rackId,
    name: ({ baseboard }) => partAndSerial(baseboard),
    indexes: { dueAt: (found) => found.dueAt },
  },
  physicalDisk: {
    parent: () => FLEET_ID,
    name: () => null,
    indexes: { policy: (disk) => disk.policy.kind, sledId: (disk) => disk.sledId ?? null },
  },
  switch: { parent: () => FLEET_ID, name: () => null, indexes: {} },
  switchPort: {
    parent: (port) => port.rackId,
    name: portOnSwitch,
    indexes: { portSettingsId: (port) => port.portSettingsId ?? null },
  },
  switchPortSettings: { parent: () => FLEET_ID, ...named, indexes: {} },
  addressLot: { parent: () => FLEET_ID, ...named, indexes: {} },
  addressLotBlock: { parent: (block) => block.addressLotId, name: () => null, indexes: {} },
  loopbackAddress: {
    parent: (loopback) => loopback.rackId,
    name: ({ switchLocation, address }) => addressOnSwitch(switchLocation, address.split('/')[0] ?? ''),
    indexes: { addressLotId: (loopback) => loopback.addressLotId },
  },
  bgpAnnounceSet: { parent: () => FLEET_ID, ...named, indexes: {} },
  bgpConfig: {
    parent: () => FLEET_ID,
    ...named,
    indexes: { asn: (config) => config.asn, bgpAnnounceSetId: (config) => config.bgpAnnounceSetId },
  },
  bfdSession: {
    parent: () => FLEET_ID,
    name: (session) => addressOnSwitch(session.switch, session.remote),
    indexes: {},
  },
  allowList: { parent: () => FLEET_ID, name: () => null, indexes: {} },
  inboundIcmp: { parent: () => FLEET_ID, name: () => null, indexes: {} },
} as const satisfies { [K in keyof RackDocuments]: KindDefinition<RackDocuments[K]> }
