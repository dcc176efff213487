import { whyNotIp, whyNotIpNet } from '@plenum/api/ip'
import { ipFamily } from '@plenum/api/ip-block'
import type { SwitchPortGeometry } from '@plenum/api'
import { addressOf, isSameAddress } from '../../address-lot/address.ts'
import { whyNotInLot } from '../../address-lot/blocks.ts'
import { partsIn } from '../communities.ts'
import { geometries } from '../words.ts'
import type { AddressRow, InterfaceRow, LinkRow, PeerRow, RouteRow, SettingsChoices, SettingsValues } from './values.ts'

/** What port settings may say, as far as the console can know it; what is good is undefined. */

/** Largest packets that make sense: those of plain Ethernet, and what switches take at most. */
export const mtuLimits = { min: 1280, max: 9216 } as const
/** VLANs 0 and 4095 are reserved (IEEE 802.1Q). */
export const vlanLimits = { min: 1, max: 4094 } as const

/** Why a number is no VLAN; left empty, it is untagged. */
export function whyNotVlan(vid: number, isRequired = false): string | undefined {
  if (Number.isNaN(vid)) return isRequired ? 'required' : undefined
  const isGood = Number.isInteger(vid) && vid >= vlanLimits.min && vid <= vlanLimits.max
  return isGood ? undefined : `Must be ${vlanLimits.min} to ${vlanLimits.max}`
}

/** Names of links that a port can still have. */
export function linkNamesLeft(geometry: SwitchPortGeometry, links: readonly Pick<LinkRow, 'linkName'>[]): string[] {
  return geometries[geometry].links.filter((name) => !links.some(({ linkName }) => linkName === name))
}

export function whyNotLinks({ geometry, links }: Pick<SettingsValues, 'geometry' | 'links'>): string | undefined {
  const { label, links: names } = geometries[geometry]
  const odd = links.find(({ linkName }) => !names.includes(linkName))
  if (odd) return `${odd.linkName} is not a link of ${label}`
  return links.length === 0 ? 'Settings need a link' : undefined
}

/** Rows are of links that there are. */
export function whyNotOfLinks(
  rows: readonly { linkName: string }[],
  links: readonly Pick<LinkRow, 'linkName'>[],
): string | undefined {
  const orphan = rows.find((row) => !links.some(({ linkName }) => linkName === row.linkName))
  return orphan && `There is no link ${orphan.linkName} in these settings`
}

export function whyNotInterface(row: InterfaceRow, others: readonly InterfaceRow[]): string | undefined {
  const isSame = ({ linkName, kind }: InterfaceRow) =>
    linkName === row.linkName &&
    kind.type === row.kind.type &&
    (kind.type !== 'vlan' || row.kind.type !== 'vlan' || kind.vid === row.kind.vid)
  return others.some(isSame) ? `${row.linkName} has such an interface already` : undefined
}

export function whyNotAddress(
  { address, addressLot }: Pick<AddressRow, 'address' | 'addressLot'>,
  others: readonly AddressRow[],
  { lots, taken }: Pick<SettingsChoices, 'lots' | 'taken'>,
): string | undefined {
  const reason = whyNotIpNet(address)
  if (reason !== undefined) return reason
  const ip = addressOf(address)
  const lot = lots.find(({ id, name }) => id === addressLot || name === addressLot)
  const elsewhere = lot && whyNotInLot(ip, lot, lots)
  if (elsewhere !== undefined) return elsewhere
  if (others.some((other) => other.addressLot === addressLot && isSameAddress(addressOf(other.address), ip)))
    return 'These settings have it already'
  const owner = taken.find(({ lotId, address: other }) => lotId === lot?.id && isSameAddress(other, ip))
  return owner && `${owner.by} has it already`
}

/** What is wrong with a route, by the field that it is about. */
export function whyNotRoute({ dst, gw }: Pick<RouteRow, 'dst' | 'gw'>): { dst?: string; gw?: string } {
  const [noNet, noIp] = [whyNotIpNet(dst), whyNotIp(gw)]
  if (noNet !== undefined || noIp !== undefined)
    return { ...(noNet !== undefined && { dst: noNet }), ...(noIp !== undefined && { gw: noIp }) }
  return ipFamily(dst) === ipFamily(gw) ? {} : { gw: `Must be IPv${ipFamily(dst)}, as the destination is` }
}

export function isSameRoute(a: RouteRow, b: RouteRow): boolean {
  const fields = ['linkName', 'dst', 'gw'] as const
  return fields.every((field) => a[field] === b[field]) && (a.vid ?? undefined) === (b.vid ?? undefined)
}

/** Hold times (RFC 4271, section 4.2): zero is never; otherwise three seconds or more, with room for what keeps the session alive. */
export function whyNotHoldTime(holdTime: number, keepalive: number): string | undefined {
  if (holdTime === 0) return undefined
  if (holdTime < 3) return 'Must be 0, or at least 3 seconds'
  return keepalive >= holdTime ? 'Must be longer than the keepalive time' : undefined
}

export function whyNotPeerAddress(addr: string, linkName: string, others: readonly PeerRow[]): string | undefined {
  const reason = whyNotIp(addr)
  if (reason !== undefined) return reason
  return others.some((other) => other.interfaceName === linkName && isSameAddress(other.addr, addr))
    ? `${linkName} has this peer already`
    : undefined
}

/** The prefixes in a text, one to a line, and the first that is none. */
export function readPrefixes(text: string): { prefixes: string[]; wrong?: string } {
  const prefixes = [...new Set(partsIn(text))]
  const wrong = prefixes.find((prefix) => whyNotIpNet(prefix) !== undefined)
  return { prefixes, ...(wrong !== undefined && { wrong }) }
}
