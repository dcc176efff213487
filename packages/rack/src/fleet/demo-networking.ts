import type { BgpPeer } from '@plenum/api'
import { blockFor } from '../resources/networking/reservation.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { addressLots, announced, ASN, loopbacks, uplinks } from './demo-networking-data.ts'
import type { UplinkData } from './demo-networking-data.ts'
import { RACK_ID } from './platform.ts'
import { stableId } from './stable-id.ts'

/** What a peer is set to beside its address, as routers usually are. */
export const usualPeer: Omit<BgpPeer, 'bgpConfig' | 'interfaceName' | 'addr'> = {
  holdTime: 6,
  idleHoldTime: 3,
  delayOpen: 0,
  connectRetry: 3,
  keepalive: 2,
  communities: [],
  enforceFirstAs: false,
  allowedImport: { type: 'no_filtering' },
  allowedExport: { type: 'no_filtering' },
}

async function identity(kind: string, name: string, description: string, time: Date) {
  return { id: await stableId(`${kind}/${name}`), name, description, timeCreated: time, timeModified: time }
}

async function addLots(tx: Transaction, time: Date): Promise<void> {
  for (const { name, description, kind, firstAddress, lastAddress } of addressLots) {
    const lot = { ...(await identity('address-lot', name, description, time)), kind }
    await tx.insert('addressLot', lot)
    const id = await stableId(`address-lot-block/${name}`)
    await tx.insert('addressLotBlock', { id, addressLotId: lot.id, firstAddress, lastAddress })
  }
}

async function blockOf(tx: Transaction, address: string): Promise<Documents['addressLotBlock']> {
  return blockFor(tx, await stableId('address-lot/infrastructure'), { address, anycast: false }, [])
}

async function addLoopbacks(tx: Transaction): Promise<void> {
  for (const [switchLocation, ip] of Object.entries(loopbacks)) {
    const { id: addressLotBlockId, addressLotId } = await blockOf(tx, ip)
    const id = await stableId(`loopback/${switchLocation}`)
    const address = `${ip}/32`
    const of = { addressLotBlockId, addressLotId, anycast: false }
    await tx.insert('loopbackAddress', { id, rackId: RACK_ID, switchLocation, address, ...of })
  }
}

async function addBgp(tx: Transaction, time: Date): Promise<string> {
  const addressLotBlockId = await stableId('address-lot-block/public')
  const set = await identity('bgp-announce-set', 'public', 'What instances are reached at', time)
  const announcements = announced.map((network) => ({ addressLotBlockId, network }))
  await tx.insert('bgpAnnounceSet', { ...set, announcements })
  const config = await identity('bgp-config', 'edge', 'Towards the routers of the data center', time)
  await tx.insert('bgpConfig', { ...config, asn: ASN, vrf: null, bgpAnnounceSetId: set.id })
  return config.id
}

async function settingsOf(tx: Transaction, data: UplinkData, bgpConfig: string, time: Date) {
  const named = await identity('switch-port-settings', data.name, data.description, time)
  const portSettingsId = named.id
  const link = { portSettingsId, linkName: 'phy0' }
  const block = await blockOf(tx, data.address)
  const ofLot = { addressLotId: block.addressLotId, addressLotName: 'infrastructure', addressLotBlockId: block.id }
  const lldp = { id: await stableId(`lldp/${data.name}`), enabled: true, linkName: data.name }
  const peers: BgpPeer[] = data.peers.map((addr) => ({ ...usualPeer, bgpConfig, interfaceName: 'phy0', addr }))
  return {
    ...named,
    port: { portSettingsId, geometry: 'qsfp28x1' },
    groups: [],
    links: [{ ...link, mtu: 9000, speed: 'speed100_g', fec: 'rs', autoneg: false, lldpLinkConfig: lldp }],
    interfaces: [],
    vlanInterfaces: [],
    routes: [],
    bgpPeers: peers,
    addresses: [{ portSettingsId, interfaceName: 'phy0', address: `${data.address}/${data.width}`, ...ofLot }],
  } satisfies Documents['switchPortSettings']
}

/** Adds how the rack is connected: addresses of its own, and uplinks to two routers. */
export async function addNetworking(tx: Transaction, time: Date): Promise<void> {
  await addLots(tx, time)
  await addLoopbacks(tx)
  const bgpConfig = await addBgp(tx, time)
  for (const uplink of uplinks) {
    const settings = await settingsOf(tx, uplink, bgpConfig, time)
    await tx.insert('switchPortSettings', settings)
    for (const port of uplink.ports) {
      const found = await tx.find('switchPort', RACK_ID, port)
      if (!found) throw new Error(`there is no port ${port}`)
      await tx.update('switchPort', { ...found, portSettingsId: settings.id, timeApplied: time })
    }
  }
  const session = { detectionThreshold: 3, requiredRx: 300_000, mode: 'single_hop', local: null } as const
  for (const [index, remote] of uplinks.map(({ peers }) => peers[0] ?? '').entries()) {
    const id = await stableId(`bfd/${remote}`)
    await tx.insert('bfdSession', { id, timeCreated: time, switch: `switch${index}`, remote, ...session })
  }
}
