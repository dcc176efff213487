import { evaluatePath, isAllowed } from './firewall-evaluation.ts'
import type { EvaluatedRule, Packet, PacketEnd, PacketProtocol } from './firewall-evaluation.ts'
import { ipBlock, ipFamily, ipText, widthMax } from './ip-block.ts'
import { parseNumberRange } from './number-range.ts'

/** Where nobody is: an address that stands for "anywhere else" (RFC 5737, TEST-NET-3). */
const ELSEWHERE = '203.0.113.254'

/** Most packets that a comparison tries. */
export const FIREWALL_PACKETS_MAX = 20_000

/** One packet whose fate a change of rules would change. */
export interface FirewallChange {
  packet: Packet
  before: 'allow' | 'deny'
  after: 'allow' | 'deny'
}

/** Where a range begins and where the first number after it is: between such edges nothing changes. */
function edges(ranges: readonly string[], max: number): number[] {
  return ranges.flatMap((text) => {
    const range = parseNumberRange(text)
    return range ? [range.first, range.last + 1].filter((edge) => edge <= max) : []
  })
}

const PORT_MAX = 65_535
const CODE_MAX = 255

/** One protocol for each class that the rules do not tell apart. */
function protocolsOf(rules: readonly EvaluatedRule[]): PacketProtocol[] {
  const ports = new Set([
    1,
    ...edges(
      rules.flatMap(({ filters }) => filters.ports ?? []),
      PORT_MAX,
    ),
  ])
  const icmp = rules.flatMap(({ filters }) =>
    (filters.protocols ?? []).flatMap((filter) => (filter.type === 'icmp' && filter.value ? [filter.value] : [])),
  )
  const used = new Set(icmp.map(({ icmpType }) => icmpType))
  // The echo request stands for the types that no rule names; where one does, the first type that none does.
  const other = used.has(8) ? Array.from({ length: 256 }, (_, type) => type).find((type) => !used.has(type)) : 8
  const types = [...used, ...(other === undefined ? [] : [other])]
  return [
    ...[...ports].flatMap((port) => [
      { type: 'tcp' as const, port },
      { type: 'udp' as const, port },
    ]),
    ...types.flatMap((icmpType) => {
      const ranges = icmp.flatMap(({ icmpType: type, code }) => (type === icmpType && code ? [code] : []))
      return [...new Set([0, ...edges(ranges, CODE_MAX)])].map((code) => ({ type: 'icmp' as const, icmpType, code }))
    }),
  ]
}

/** One address for each class of one family that networks and addresses do not tell apart. */
function addressesOf(nets: readonly string[], family: 4 | 6): string[] {
  const end = 1n << BigInt(widthMax[family])
  const blocks = nets.filter((net) => ipFamily(net) === family).map(ipBlock)
  const begins = [...new Set(blocks.flatMap(({ first, last }) => [first, last + 1n]))].filter((begin) => begin < end)
  const inOrder = begins.toSorted((a, b) => (a < b ? -1 : 1))
  return inOrder.map((begin, index) => {
    const next = inOrder[index + 1] ?? end
    // A network's own address is nobody's, so the one after it stands for the class where that is in it.
    return ipText(begin + 1n < next ? begin + 1n : begin, family)
  })
}

/** Addresses outside: those that the rules tell apart, and one that none names. */
function outsiders(rules: readonly EvaluatedRule[]): PacketEnd[] {
  const nets = rules.flatMap(({ targets, filters }) =>
    [...targets, ...(filters.hosts ?? [])].flatMap(({ type, value }) => {
      if (type === 'ip') return [`${value}/${widthMax[ipFamily(value)]}`]
      return type === 'ip_net' ? [value] : []
    }),
  )
  const named = [...addressesOf(nets, 4), ...addressesOf(nets, 6)]
  return [...new Set([ELSEWHERE, ...named])].map((ip) => ({ ip }))
}

function* packetsOf(ends: readonly PacketEnd[], rules: readonly EvaluatedRule[]): Generator<Packet> {
  const protocols = protocolsOf(rules)
  const outside = outsiders(rules)
  for (const inside of ends)
    for (const other of [...outside, ...ends])
      for (const protocol of protocols) {
        if (other === inside) continue
        yield { source: other, destination: inside, protocol }
        if (!other.interface) yield { source: inside, destination: other, protocol }
      }
}

/**
 * What would change if some rules were replaced by others: packets between the given interfaces and the outside, one for
 * each class of traffic that either set of rules tells apart.
 *
 * @param vpc the VPC's name
 * @returns the changes, and whether all classes were tried (there may be too many)
 */
export function firewallChanges(
  before: readonly EvaluatedRule[],
  after: readonly EvaluatedRule[],
  vpc: string,
  ends: readonly PacketEnd[],
): { changes: FirewallChange[]; isComplete: boolean } {
  const changes: FirewallChange[] = []
  let left = FIREWALL_PACKETS_MAX
  for (const packet of packetsOf(ends, [...before, ...after])) {
    if (left-- === 0) return { changes, isComplete: false }
    const was = isAllowed(evaluatePath(before, vpc, packet))
    const is = isAllowed(evaluatePath(after, vpc, packet))
    if (was !== is) changes.push({ packet, before: was ? 'allow' : 'deny', after: is ? 'allow' : 'deny' })
  }
  return { changes, isComplete: true }
}
