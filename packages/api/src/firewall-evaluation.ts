import { blockContains, blockAround, ipBlock, ipFamily, ipNumber, widthMax } from './ip-block.ts'
import { parseNumberRange } from './number-range.ts'
import type { VpcFirewallRule, VpcFirewallRuleProtocol, VpcFirewallRuleTarget } from './vpc-firewall-rule.ts'

/**
 * What a VPC's rules say about a packet: the first that matches, in order of priority, decides; of several with the same
 * priority those that deny come first; where none matches, inbound traffic is denied and outbound traffic allowed.
 */

/** A valid address, and what it belongs to when that is an interface of this project. */
export interface PacketEnd {
  ip: string
  interface?: { instance: string; subnet: string; vpc: string }
}

export type PacketProtocol = { type: 'tcp' | 'udp'; port: number } | { type: 'icmp'; icmpType: number; code: number }

export interface Packet {
  source: PacketEnd
  destination: PacketEnd
  protocol: PacketProtocol
}

type Direction = VpcFirewallRule['direction']
type Verdict = VpcFirewallRule['action']
export type EvaluatedRule = Pick<
  VpcFirewallRule,
  'name' | 'status' | 'direction' | 'action' | 'priority' | 'targets' | 'filters'
>

/** The first thing about a rule that a packet does not fit. */
export type Mismatch = 'disabled' | 'direction' | 'targets' | 'hosts' | 'protocols' | 'ports'

export interface FirewallStep<R extends EvaluatedRule> {
  rule: R
  /** Undefined when the rule matches, and so decides. */
  mismatch: Mismatch | undefined
}

export interface FirewallDecision<R extends EvaluatedRule> {
  direction: Direction
  verdict: Verdict
  /** Undefined when no rule matches and the default decides. */
  rule: R | undefined
  /** The rules that were looked at, in order; the one that decides is the last. */
  steps: FirewallStep<R>[]
}

/** What becomes of traffic that no rule matches. */
export const firewallDefault = { inbound: 'deny', outbound: 'allow' } as const satisfies Record<Direction, Verdict>

function fitsEnd({ type, value }: VpcFirewallRuleTarget, end: PacketEnd): boolean {
  if (type !== 'ip' && type !== 'ip_net') return end.interface?.[type] === value
  const address = blockAround(ipNumber(end.ip), widthMax[ipFamily(end.ip)], ipFamily(end.ip))
  return blockContains(ipBlock(type === 'ip' ? `${value}/${widthMax[ipFamily(value)]}` : value), address)
}

function inRange(text: string, number: number): boolean {
  const range = parseNumberRange(text)
  return range !== undefined && range.first <= number && number <= range.last
}

function fitsProtocol(filter: VpcFirewallRuleProtocol, protocol: PacketProtocol): boolean {
  if (filter.type !== 'icmp' || protocol.type !== 'icmp') return filter.type === protocol.type
  if (filter.value === null) return true
  const { icmpType, code } = filter.value
  return icmpType === protocol.icmpType && (code == null || inRange(code, protocol.code))
}

/** A list that is absent lets all pass; one that is there and empty, nothing. */
function passes<T>(list: readonly T[] | null | undefined, fits: (entry: T) => boolean): boolean {
  return list == null || list.some(fits)
}

function mismatchOf(rule: EvaluatedRule, direction: Direction, packet: Packet): Mismatch | undefined {
  const { source, destination, protocol } = packet
  const [local, remote] = direction === 'inbound' ? [destination, source] : [source, destination]
  if (rule.status === 'disabled') return 'disabled'
  if (rule.direction !== direction) return 'direction'
  if (!rule.targets.some((target) => fitsEnd(target, local))) return 'targets'
  if (!passes(rule.filters.hosts, (host) => fitsEnd(host, remote))) return 'hosts'
  if (!passes(rule.filters.protocols, (filter) => fitsProtocol(filter, protocol))) return 'protocols'
  // What has no ports passes no filter of ports.
  const hasPort = (range: string) => protocol.type !== 'icmp' && inRange(range, protocol.port)
  return passes(rule.filters.ports, hasPort) ? undefined : 'ports'
}

/** The order in which rules are asked. Those that are equal stay as they came. */
export function inFirewallOrder<R extends EvaluatedRule>(rules: readonly R[]): R[] {
  const rank = ({ action }: EvaluatedRule) => (action === 'deny' ? 0 : 1)
  return rules.toSorted((a, b) => a.priority - b.priority || rank(a) - rank(b))
}

/** What the rules of a VPC say about a packet that leaves (outbound) or reaches (inbound) one of its interfaces. */
export function evaluateFirewall<R extends EvaluatedRule>(
  rules: readonly R[],
  direction: Direction,
  packet: Packet,
): FirewallDecision<R> {
  const steps: FirewallStep<R>[] = []
  for (const rule of inFirewallOrder(rules)) {
    const mismatch = mismatchOf(rule, direction, packet)
    steps.push({ rule, mismatch })
    if (mismatch === undefined) return { direction, verdict: rule.action, rule, steps }
  }
  return { direction, verdict: firewallDefault[direction], rule: undefined, steps }
}

/**
 * What becomes of a packet of this VPC: rules for what leaves are asked where it leaves one of its interfaces, those for
 * what arrives where it reaches one. What is denied on its way out arrives nowhere, so nothing further is asked.
 */
export function evaluatePath<R extends EvaluatedRule>(
  rules: readonly R[],
  vpc: string,
  packet: Packet,
): FirewallDecision<R>[] {
  const decisions: FirewallDecision<R>[] = []
  if (packet.source.interface?.vpc === vpc) decisions.push(evaluateFirewall(rules, 'outbound', packet))
  const hasLeft = decisions.every(({ verdict }) => verdict === 'allow')
  if (hasLeft && packet.destination.interface?.vpc === vpc) decisions.push(evaluateFirewall(rules, 'inbound', packet))
  return decisions
}

/** Whether a packet passes all that it is asked on its way. */
export function isAllowed(decisions: readonly Pick<FirewallDecision<EvaluatedRule>, 'verdict'>[]): boolean {
  return decisions.every(({ verdict }) => verdict === 'allow')
}
