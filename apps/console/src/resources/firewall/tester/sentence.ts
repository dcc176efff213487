import { isAllowed } from '@plenum/api/firewall-evaluation'
import type {
  EvaluatedRule,
  FirewallDecision,
  FirewallStep,
  Packet,
  PacketProtocol,
} from '@plenum/api/firewall-evaluation'
import { endTypes, protocolText } from '../words.ts'
import type { Question } from './question.ts'

type Decision = Pick<FirewallDecision<EvaluatedRule>, 'direction' | 'verdict' | 'rule'>

/** "TCP 5432", "ICMP type 8 code 0". */
export function packetText(protocol: PacketProtocol): string {
  return protocol.type === 'icmp'
    ? `ICMP type ${protocol.icmpType} code ${protocol.code}`
    : `${protocol.type.toUpperCase()} ${protocol.port}`
}

function reason(decisions: readonly Decision[]): string {
  const last = decisions.at(-1)
  if (!last) return 'no rule is asked'
  if (last.verdict === 'deny')
    return last.rule
      ? `denied by ${last.rule.name}${last.direction === 'outbound' ? ' on the way out' : ''}`
      : `denied, as no ${last.direction} rule matches`
  const by = decisions.flatMap(({ rule }) => rule?.name ?? [])
  return by.length > 0 ? `allowed by ${by.join(' and ')}` : `allowed, as no ${last.direction} rule matches`
}

/** "web reaches db on TCP 5432: allowed by allow-internal-inbound". */
export function sentence({ from, to, packet }: Question, decisions: readonly Decision[]): string {
  const verb = isAllowed(decisions) ? 'reaches' : 'does not reach'
  return `${from} ${verb} ${to} on ${packetText(packet.protocol)}: ${reason(decisions)}`
}

function listed(ends: readonly { type: keyof typeof endTypes; value: string }[]): string {
  return ends.map(({ type, value }) => `${endTypes[type].label} ${value}`).join(', ') || 'none'
}

/** Why a rule did not decide, in a sentence; undefined when it did. */
export function whyNotMatching(
  { rule, mismatch }: FirewallStep<EvaluatedRule>,
  { from, to, packet }: Question,
): string | undefined {
  const { targets, filters, direction } = rule
  const [local, remote] = direction === 'inbound' ? [to, from] : [from, to]
  switch (mismatch) {
    case undefined:
      return undefined
    case 'disabled':
      return 'It is disabled.'
    case 'direction':
      return `It is for ${direction} traffic.`
    case 'targets':
      return `${local} is none of its targets: ${listed(targets)}.`
    case 'hosts':
      return `${remote} is none of its hosts: ${listed(filters.hosts ?? [])}.`
    case 'protocols':
      return `${protocolName(packet)} is none of its protocols: ${(filters.protocols ?? []).map(protocolText).join(', ') || 'none'}.`
    case 'ports':
      return packet.protocol.type === 'icmp'
        ? 'It is for ports, and ICMP has none.'
        : `${packet.protocol.port} is none of its ports: ${(filters.ports ?? []).join(', ') || 'none'}.`
  }
}

function protocolName({ protocol }: Packet): string {
  return protocol.type === 'icmp' ? packetText(protocol) : protocol.type.toUpperCase()
}
