import { whyNotPorts } from '@plenum/api/firewall-range'
import { firewallLimits, firewallPriority } from '@plenum/api/firewall-rules'
import { Description, Name } from '@plenum/api/scalars'
import {
  VpcFirewallRuleHostFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleTarget,
} from '@plenum/api/vpc-firewall-rule'
import type { VpcFirewallRuleUpdate } from '@plenum/api'
import { z } from 'zod'
import { numberInput } from '../../../form/number-input.ts'

const endDraft = z.object({ type: z.enum(['vpc', 'subnet', 'instance', 'ip', 'ip_net']), value: z.string() })
export type EndDraft = z.infer<typeof endDraft>

const protocolDraft = z.object({ type: z.enum(['', 'tcp', 'udp', 'icmp']), icmpType: z.string(), code: z.string() })
export type ProtocolDraft = z.infer<typeof protocolDraft>

/** Null is no filter; an empty list is one that nothing passes. */
const fields = z.object({
  isEnabled: z.boolean(),
  name: Name,
  description: Description,
  action: z.enum(['allow', 'deny']),
  direction: z.enum(['inbound', 'outbound']),
  priority: numberInput.refine(
    (priority) => Number.isInteger(priority) && priority >= firewallPriority.min && priority <= firewallPriority.max,
    `Must be a whole number from ${firewallPriority.min} to ${firewallPriority.max}`,
  ),
  targets: z.array(VpcFirewallRuleTarget).max(firewallLimits.targets),
  hosts: z.array(VpcFirewallRuleHostFilter).max(firewallLimits.hosts).nullable(),
  ports: z
    .array(z.string().refine((text) => whyNotPorts(text) === undefined))
    .max(firewallLimits.ports)
    .nullable(),
  protocols: z.array(VpcFirewallRuleProtocol).max(firewallLimits.protocols).nullable(),
})

const drafts = z.object({ target: endDraft, host: endDraft, port: z.string(), protocol: protocolDraft })

export type RuleFields = z.infer<typeof fields>
/** What the form holds: the rule, and what stands in the fields of lists and was not added to them. */
export type RuleValues = RuleFields & z.infer<typeof drafts>

export const emptyEnd: EndDraft = { type: 'vpc', value: '' }
export const emptyProtocol: ProtocolDraft = { type: '', icmpType: '', code: '' }

const NOT_ADDED = 'Not added yet: add it, or clear it'

/** The rules of a rule, in a set where some names are taken. */
export function ruleFields(taken: ReadonlySet<string>) {
  return fields.superRefine(({ name }, ctx) => {
    const message = 'Another rule of this VPC has this name: edit that one instead'
    if (taken.has(name)) ctx.addIssue({ code: 'custom', path: ['name'], message })
  })
}

/** The same for the form: what was typed and not added would be lost without a word. */
export function ruleForm(taken: ReadonlySet<string>) {
  return ruleFields(taken)
    .and(drafts)
    .superRefine(({ target, host, port, protocol }, ctx) => {
      const left = [
        target.value.trim() !== '' && ['target', 'value'],
        port.trim() !== '' && ['port'],
        protocol.type !== '' && ['protocol', 'type'],
        host.value.trim() !== '' && ['host', 'value'],
      ]
      for (const path of left) if (path) ctx.addIssue({ code: 'custom', path, message: NOT_ADDED })
    })
}

/** A rule as the form holds it. */
export function valuesOf(rule: VpcFirewallRuleUpdate): RuleValues {
  const { status, name, description, action, direction, priority, targets, filters } = rule
  const { hosts, ports, protocols } = filters
  return {
    isEnabled: status === 'enabled',
    name,
    description,
    action,
    direction,
    priority,
    targets,
    hosts: hosts ?? null,
    ports: ports ?? null,
    protocols: protocols ?? null,
    target: emptyEnd,
    host: emptyEnd,
    port: '',
    protocol: emptyProtocol,
  }
}

/** The rule that the form describes. */
export function ruleOf(values: RuleFields): VpcFirewallRuleUpdate {
  const { isEnabled, name, description, action, direction, priority, targets, hosts, ports, protocols } = values
  return {
    name,
    description,
    status: isEnabled ? 'enabled' : 'disabled',
    direction,
    action,
    priority,
    targets,
    filters: { hosts, ports, protocols },
  }
}

/** What a new rule begins as. */
export const newRule: VpcFirewallRuleUpdate = {
  name: '',
  description: '',
  status: 'enabled',
  direction: 'inbound',
  action: 'allow',
  priority: 0,
  targets: [],
  filters: {},
}

/** The name that a copy of a rule is offered. */
export function copyName(name: string): string {
  const end = '-copy'
  return `${name.slice(0, 63 - end.length)}${end}`
}
