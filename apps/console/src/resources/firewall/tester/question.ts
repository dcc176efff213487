import type { Packet, PacketEnd, PacketProtocol } from '@plenum/api/firewall-evaluation'
import { ipVersion } from '@plenum/api/ip'
import type { FirewallEnd } from '../interfaces.ts'
import type { TesterSearch } from './search.ts'

/** What is asked where the URL does not say: what people ask most. */
export const usual = { port: 443, type: 8, code: 0 } as const

export interface Question {
  packet: Packet
  /** What a person calls both sides. */
  from: string
  to: string
}

/** What keeps a question from being asked, by the field that it is about. */
export interface Unasked {
  from?: string
  to?: string
  number?: string
}

interface NamedEnd {
  end: PacketEnd
  name: string
}

function endOf(text: string | undefined, ends: readonly FirewallEnd[]): NamedEnd | string | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const given = text.trim()
  const inside = ends.find(({ key, ip }) => key === given || ip === given)
  if (inside) return { end: inside, name: inside.label }
  return ipVersion(given) ? { end: { ip: given }, name: given } : 'Choose an instance, or enter an IP address'
}

const isWithin = (value: number, min: number, max: number) => value >= min && value <= max

function protocolOf({ protocol, port = usual.port, type = usual.type, code = usual.code }: TesterSearch) {
  if (protocol !== 'icmp')
    return isWithin(port, 1, 65_535)
      ? ({ type: protocol ?? 'tcp', port } satisfies PacketProtocol)
      : 'Ports go from 1 to 65535'
  return isWithin(type, 0, 255) && isWithin(code, 0, 255)
    ? ({ type: 'icmp', icmpType: type, code } satisfies PacketProtocol)
    : 'Types and codes go from 0 to 255'
}

/** The packet that is asked about, or what is missing for one. */
export function readQuestion(search: TesterSearch, ends: readonly FirewallEnd[]): Question | Unasked {
  const [from, to, protocol] = [endOf(search.from, ends), endOf(search.to, ends), protocolOf(search)]
  if (typeof from !== 'object' || typeof to !== 'object' || typeof protocol === 'string')
    return {
      ...(typeof from === 'string' && { from }),
      ...(typeof to === 'string' && { to }),
      ...(typeof protocol === 'string' && { number: protocol }),
    }
  if (from.end.ip === to.end.ip) return { to: 'Choose something else than where it comes from' }
  if (!from.end.interface && !to.end.interface) return { to: 'One of the two must be an instance of this VPC' }
  if (ipVersion(from.end.ip) !== ipVersion(to.end.ip))
    return { to: 'One has an IPv4 address, the other an IPv6 address' }
  return { packet: { source: from.end, destination: to.end, protocol }, from: from.name, to: to.name }
}
