import type { BgpPeer, SwitchPortSettingsCreate } from '@plenum/api'
import { usualPeer } from '../fleet/demo-networking.ts'
import { RACK_ID } from '../fleet/platform.ts'
import type { RackUnderTest } from './rack-under-test.ts'

/** A peer that says nothing but what it must. */
export function bgpPeer(bgpConfig: string, addr: string, given: Partial<BgpPeer> = {}): BgpPeer {
  return {
    bgpConfig,
    interfaceName: 'phy0',
    addr,
    ...usualPeer,
    ...given,
  }
}

/** Settings of one link and nothing else, unless told otherwise. */
export function portSettings(name: string, given: Partial<SwitchPortSettingsCreate> = {}): SwitchPortSettingsCreate {
  return {
    name,
    description: '',
    portConfig: { geometry: 'qsfp28x1' },
    links: [{ linkName: 'phy0', mtu: 1500, speed: 'speed100_g', autoneg: false, lldp: { enabled: true } }],
    addresses: [],
    ...given,
  }
}

/** What says which port is meant. */
export function portAt(port: string, switchLocation = 'switch0') {
  return { params: { port }, query: { rackId: RACK_ID, switchLocation } }
}

/** A lot of one block, by its name. */
export async function addLot(rack: RackUnderTest, name: string, firstAddress: string, lastAddress: string) {
  const body = { name, description: '', kind: 'infra' as const, blocks: [{ firstAddress, lastAddress }] }
  return rack.as('operator').does('networkingAddressLotCreate', { body })
}

/** A BGP configuration of an autonomous system, with an announce set of the same name that is empty. */
export async function addBgpConfig(rack: RackUnderTest, name: string, asn: number) {
  const operator = rack.as('operator')
  await operator.does('networkingBgpAnnounceSetUpdate', { body: { name, description: '', announcement: [] } })
  return operator.does('networkingBgpConfigCreate', { body: { name, description: '', asn, bgpAnnounceSetId: name } })
}
