import { parseNumberRange, rangeText } from '@plenum/api/number-range'
import type { VpcFirewallRule, VpcFirewallRuleProtocol, VpcFirewallRuleUpdate } from '@plenum/api'

/** What of a rule is sent: not its id and times, which are new with every write. */
export function ruleBody(rule: VpcFirewallRule | VpcFirewallRuleUpdate): VpcFirewallRuleUpdate {
  const { name, description, status, direction, action, priority, targets, filters } = rule
  const { hosts, ports, protocols } = filters
  return { name, description, status, direction, action, priority, targets, filters: { hosts, ports, protocols } }
}

function rangeOf(text: string): string {
  const range = parseNumberRange(text)
  return range ? rangeText(range) : text
}

function protocolOf(protocol: VpcFirewallRuleProtocol): unknown {
  if (protocol.type !== 'icmp') return [protocol.type]
  if (!protocol.value) return ['icmp', null]
  const { icmpType, code } = protocol.value
  return ['icmp', icmpType, code ? rangeOf(code) : null]
}

const endsOf = (list: VpcFirewallRuleUpdate['targets'] | null | undefined) =>
  list?.map(({ type, value }) => [type, value])

/** One text for each rule that means the same: `80-80` is `80`, and a filter that is absent is none. */
function canonical(rule: VpcFirewallRuleUpdate): string {
  const { name, description, status, direction, action, priority, targets, filters } = rule
  return JSON.stringify([
    [name, description, status, direction, action, priority],
    endsOf(targets),
    endsOf(filters.hosts) ?? null,
    filters.ports?.map(rangeOf) ?? null,
    filters.protocols?.map(protocolOf) ?? null,
  ])
}

/** Whether two rules say the same, whatever their ids; nothing is the same as nothing. */
export function isSameRule(a: VpcFirewallRuleUpdate | undefined, b: VpcFirewallRuleUpdate | undefined): boolean {
  return a && b ? canonical(a) === canonical(b) : a === b
}
