import { MD5_AUTH_KEY_MAX } from '@plenum/api'
import type { BgpPeer, Operations, SwitchPortAddress, SwitchPortSettings } from '@plenum/api'
import type { z } from 'zod'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader } from '../../store/store.ts'
import type { newIdentity } from '../identity.ts'
import { selector } from '../locate.ts'
import { blockFor, reservationsIn } from './reservation.ts'
import type { Reservation } from './reservation.ts'

type Body = z.output<Operations['networkingSwitchPortSettingsCreate']['body']>

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/

async function byNameOrId<K extends 'addressLot' | 'bgpConfig'>(
  tx: Reader,
  kind: K,
  given: string,
): Promise<Documents[K] | undefined> {
  const by = selector(given)
  return 'id' in by ? tx.get(kind, by.id) : tx.find(kind, FLEET_ID, by.name)
}

/** There is no way yet to make a group, so none is ever found. */
function refuseGroups([group]: readonly string[]): void {
  if (group !== undefined) throw refuse.notFound('switch-port-settings-group', selector(group))
}

function checkKey(key: string): void {
  if (key.length > MD5_AUTH_KEY_MAX)
    throw refuse.invalidValue('md5_auth_key', `must be at most ${MD5_AUTH_KEY_MAX} characters`)
  if (!PRINTABLE_ASCII.test(key)) throw refuse.invalidValue('md5_auth_key', 'must be printable ASCII')
}

async function peersFrom(tx: Reader, body: Body): Promise<BgpPeer[]> {
  const peers: BgpPeer[] = []
  for (const peer of body.bgpPeers.flatMap((link) => link.peers)) {
    checkKey(peer.md5AuthKey ?? '')
    const config = await byNameOrId(tx, 'bgpConfig', peer.bgpConfig)
    if (!config) throw refuse.invalidRequest('BGP config not found')
    peers.push({ ...peer, bgpConfig: config.id })
  }
  return peers
}

async function addressesFrom(tx: Reader, body: Body, portSettingsId: string): Promise<SwitchPortAddress[]> {
  const addresses: SwitchPortAddress[] = []
  const givenAway = new Map<string, Reservation[]>()
  for (const { linkName, addresses: given } of body.addresses)
    for (const { addressLot, address, vlanId = null } of given) {
      const lot = await byNameOrId(tx, 'addressLot', addressLot)
      if (!lot) throw refuse.invalidRequest('AddressLot not found')
      const others = givenAway.get(lot.id) ?? (await reservationsIn(tx, lot.id, portSettingsId))
      const wanted = { address, anycast: false }
      const block = await blockFor(tx, lot.id, wanted, others)
      givenAway.set(lot.id, [...others, wanted])
      const ofLot = { addressLotId: lot.id, addressLotName: lot.name, addressLotBlockId: block.id }
      addresses.push({ portSettingsId, interfaceName: linkName, address, ...ofLot, vlanId })
    }
  return addresses
}

function linksFrom({ links }: Body, portSettingsId: string): SwitchPortSettings['links'] {
  return links.map(({ lldp, txEq, ...link }) => ({
    ...link,
    fec: link.fec ?? null,
    portSettingsId,
    lldpLinkConfig: { ...lldp, id: crypto.randomUUID() },
    txEqConfig: txEq ?? null,
  }))
}

/** The interfaces, and which VLANs those of that kind are for. */
function interfacesFrom(body: Body, portSettingsId: string) {
  const made = body.interfaces.map((given) => ({ id: crypto.randomUUID(), given }))
  return {
    interfaces: made.map(({ id, given: { linkName, v6Enabled, kind } }) => {
      return { id, portSettingsId, interfaceName: linkName, v6Enabled, kind: kind.type }
    }),
    vlanInterfaces: made.flatMap(({ id, given: { kind } }) =>
      kind.type === 'vlan' ? [{ interfaceConfigId: id, vlanId: kind.vid }] : [],
    ),
  }
}

function routesFrom(body: Body, portSettingsId: string): SwitchPortSettings['routes'] {
  return body.routes.flatMap(({ linkName, routes }) =>
    routes.map(({ dst, gw, vid = null, ribPriority = null }) => {
      return { portSettingsId, interfaceName: linkName, dst, gw, vlanId: vid, ribPriority }
    }),
  )
}

/** Settings as they are asked for, with all that they name found and their addresses free. */
export async function settingsFrom(
  tx: Reader,
  body: Body,
  identity: ReturnType<typeof newIdentity>,
): Promise<SwitchPortSettings> {
  refuseGroups(body.groups)
  const { id } = identity
  return {
    ...identity,
    port: { portSettingsId: id, geometry: body.portConfig.geometry },
    groups: [],
    links: linksFrom(body, id),
    ...interfacesFrom(body, id),
    routes: routesFrom(body, id),
    bgpPeers: await peersFrom(tx, body),
    addresses: await addressesFrom(tx, body, id),
  }
}
