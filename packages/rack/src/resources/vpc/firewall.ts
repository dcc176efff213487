import { firewallPriority, operations, parseNumberRange, rangeText, whyNotFirewallRules } from '@plenum/api'
import type {
  VpcFirewallRuleFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRules,
  VpcFirewallRuleUpdate,
} from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { compareText } from '../../store/sorted.ts'
import { identifyAt } from '../identity.ts'
import type { Identify } from '../identity.ts'
import { locate, mustGet } from '../locate.ts'

type Firewall = Documents['vpcFirewall']

/** What every VPC begins with: its instances reach each other; from anywhere they can be pinged and reached by SSH. */
export function defaultRules({ name }: { name: string }): VpcFirewallRuleUpdate[] {
  const vpc = { type: 'vpc', value: name } as const
  const rule = {
    status: 'enabled',
    direction: 'inbound',
    action: 'allow',
    priority: firewallPriority.ofDefaultRules,
    targets: [vpc] satisfies VpcFirewallRuleUpdate['targets'],
  } as const
  return [
    {
      ...rule,
      name: 'allow-internal-inbound',
      description: 'Lets in what comes from inside the VPC, to all instances',
      filters: { hosts: [vpc] },
    },
    {
      ...rule,
      name: 'allow-ssh',
      description: 'Lets in TCP connections to port 22, from anywhere',
      filters: { protocols: [{ type: 'tcp' }], ports: ['22'] },
    },
    {
      ...rule,
      name: 'allow-icmp',
      description: 'Lets in ICMP, from anywhere',
      filters: { protocols: [{ type: 'icmp', value: null }] },
    },
  ]
}

function shortestRange(text: string): string {
  const range = parseNumberRange(text)
  return range ? rangeText(range) : text
}

function keptProtocol(protocol: VpcFirewallRuleProtocol): VpcFirewallRuleProtocol {
  if (protocol.type !== 'icmp' || !protocol.value) return protocol
  const { icmpType, code } = protocol.value
  return { type: 'icmp', value: { icmpType, code: code ? shortestRange(code) : null } }
}

function keptFilters({ hosts, ports, protocols }: VpcFirewallRuleFilter): VpcFirewallRuleFilter {
  return {
    hosts: hosts ?? null,
    ports: ports?.map(shortestRange) ?? null,
    protocols: protocols?.map(keptProtocol) ?? null,
  }
}

/** The rules of a VPC, as they are kept. Throws when it cannot have them. */
export async function firewallOf(
  vpc: Documents['vpc'],
  rules: readonly VpcFirewallRuleUpdate[],
  timeCreated: Date,
  identify: Identify,
): Promise<Firewall> {
  const why = whyNotFirewallRules(rules)
  if (why) throw refuse.invalidValue(why.label, why.reason)
  const kept: Firewall['rules'] = []
  for (const rule of rules.toSorted((a, b) => compareText(a.name, b.name))) {
    const { id, name, description } = await identify(`firewall-rule/${rule.name}`, rule)
    const { status, direction, action, priority, targets } = rule
    const filters = keptFilters(rule.filters)
    kept.push({ id, name, description, status, direction, action, priority, targets, filters })
  }
  return { id: vpc.id, timeCreated, rules: kept }
}

function rulesView({ id: vpcId, timeCreated, rules }: Firewall): VpcFirewallRules {
  return { rules: rules.map((rule) => ({ ...rule, vpcId, timeCreated, timeModified: timeCreated })) }
}

const view = reads(operations.vpcFirewallRulesView, async (call) => {
  const vpc = await locate(call, 'vpc', call.query.vpc, call.query.project, 'read')
  return rulesView(await mustGet(call.tx, 'vpcFirewall', vpc.id))
})

const update = writes(operations.vpcFirewallRulesUpdate, async (call) => {
  const vpc = await locate(call, 'vpc', call.query.vpc, call.query.project, 'modify')
  const firewall = await firewallOf(vpc, call.body.rules, call.now, identifyAt(call.now))
  await call.tx.update('vpcFirewall', firewall)
  return rulesView(firewall)
})

export const vpcFirewallHandlers = [view, update]
