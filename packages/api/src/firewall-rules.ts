import { parseNumberRange } from './number-range.ts'
import type { VpcFirewallRule, VpcFirewallRuleProtocol } from './vpc-firewall-rule.ts'

/** Most rules of a VPC, and most entries in each list of a rule. Longer lists can be read, and are then refused. */
export const firewallLimits = { rules: 1024, targets: 256, hosts: 256, ports: 256, protocols: 256 } as const

/** Decides before whatever has a higher number. */
export const firewallPriority = { min: 0, max: 65_535, ofDefaultRules: 65_534 } as const

/** A value that is refused, by the name under which it is. */
interface Reason {
  label: string
  reason: string
}

type Rule = Pick<VpcFirewallRule, 'name' | 'targets' | 'filters'>

function runsBackwards(text: string): boolean {
  const range = parseNumberRange(text)
  return range !== undefined && range.last < range.first
}

function codeOf(protocol: VpcFirewallRuleProtocol): string | undefined {
  return (protocol.type === 'icmp' && protocol.value?.code) || undefined
}

function whyNotRule({ targets, filters }: Rule): Reason | undefined {
  const lists = [
    ['targets', targets, firewallLimits.targets],
    ['filters.hosts', filters.hosts, firewallLimits.hosts],
    ['filters.ports', filters.ports, firewallLimits.ports],
    ['filters.protocols', filters.protocols, firewallLimits.protocols],
  ] as const
  for (const [label, list, max] of lists) if ((list?.length ?? 0) > max) return { label, reason: `max length ${max}` }
  const reason = 'range has larger start value than end value'
  if (filters.ports?.some(runsBackwards)) return { label: 'l4_port_range', reason }
  const codes = filters.protocols?.flatMap((protocol) => codeOf(protocol) ?? [])
  return codes?.some(runsBackwards) ? { label: 'code', reason } : undefined
}

/** Names that several have. */
function duplicates(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(names.filter((name) => seen.size === seen.add(name).size))]
}

/** Why a VPC cannot have just these rules; undefined when it can. */
export function whyNotFirewallRules(rules: readonly Rule[]): Reason | undefined {
  if (rules.length > firewallLimits.rules) return { label: 'rules', reason: `max length ${firewallLimits.rules}` }
  for (const rule of rules) {
    const reason = whyNotRule(rule)
    if (reason) return reason
  }
  const twice = duplicates(rules.map(({ name }) => name))
  if (twice.length === 0) return undefined
  return { label: 'rules', reason: `Rule names must be unique. Duplicates: ${JSON.stringify(twice)}` }
}
