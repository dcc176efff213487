import { z } from 'zod'
import { IcmpCodeRange, L4PortRange } from './firewall-range.ts'
import { firewallLimits } from './firewall-rules.ts'
import { IpAddress, IpNet } from './ip.ts'
import { operation } from './operation.ts'
import { Id, identity, identityCreate, Name, NameOrId } from './scalars.ts'
import { Uint16, Uint8 } from './uint.ts'
import { vpcSelector } from './vpc.ts'

export const VpcFirewallRuleStatus = z.enum(['disabled', 'enabled']).meta({ id: 'VpcFirewallRuleStatus' })
export type VpcFirewallRuleStatus = z.infer<typeof VpcFirewallRuleStatus>

/** As the instance sees it. */
export const VpcFirewallRuleDirection = z.enum(['inbound', 'outbound']).meta({ id: 'VpcFirewallRuleDirection' })
export type VpcFirewallRuleDirection = z.infer<typeof VpcFirewallRuleDirection>

export const VpcFirewallRuleAction = z.enum(['allow', 'deny']).meta({ id: 'VpcFirewallRuleAction' })
export type VpcFirewallRuleAction = z.infer<typeof VpcFirewallRuleAction>

/** Names need not exist; those that do not match nothing. */
const endpoint = z.discriminatedUnion('type', [
  z.object({ type: z.literal('vpc'), value: Name }),
  z.object({ type: z.literal('subnet'), value: Name }),
  z.object({ type: z.literal('instance'), value: Name }),
  z.object({ type: z.literal('ip'), value: IpAddress }),
  z.object({ type: z.literal('ip_net'), value: IpNet }),
])

/** The instances that a rule is for. */
export const VpcFirewallRuleTarget = endpoint.meta({ id: 'VpcFirewallRuleTarget' })
export type VpcFirewallRuleTarget = z.infer<typeof VpcFirewallRuleTarget>

/** The other end: where inbound traffic comes from, where outbound traffic goes to. */
export const VpcFirewallRuleHostFilter = endpoint.meta({ id: 'VpcFirewallRuleHostFilter' })
export type VpcFirewallRuleHostFilter = z.infer<typeof VpcFirewallRuleHostFilter>

export const VpcFirewallIcmpFilter = z
  .object({
    icmpType: Uint8,
    /** Absent or null: every code of the type. */
    code: IcmpCodeRange.nullish(),
  })
  .meta({ id: 'VpcFirewallIcmpFilter' })
export type VpcFirewallIcmpFilter = z.infer<typeof VpcFirewallIcmpFilter>

export const VpcFirewallRuleProtocol = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('tcp') }),
    z.object({ type: z.literal('udp') }),
    /** Null: every type and code. */
    z.object({ type: z.literal('icmp'), value: VpcFirewallIcmpFilter.nullable() }),
  ])
  .meta({ id: 'VpcFirewallRuleProtocol' })
export type VpcFirewallRuleProtocol = z.infer<typeof VpcFirewallRuleProtocol>

/** Traffic must pass each of the three, by any entry of its list; one that is absent or null lets all pass. */
export const VpcFirewallRuleFilter = z
  .object({
    hosts: z.array(VpcFirewallRuleHostFilter).meta({ maxItems: firewallLimits.hosts }).nullish(),
    ports: z.array(L4PortRange).meta({ maxItems: firewallLimits.ports }).nullish(),
    protocols: z.array(VpcFirewallRuleProtocol).meta({ maxItems: firewallLimits.protocols }).nullish(),
  })
  .meta({ id: 'VpcFirewallRuleFilter' })
export type VpcFirewallRuleFilter = z.infer<typeof VpcFirewallRuleFilter>

const rule = {
  status: VpcFirewallRuleStatus,
  direction: VpcFirewallRuleDirection,
  action: VpcFirewallRuleAction,
  /** The lowest number that matches decides. */
  priority: Uint16,
  /** Any of them; an empty list makes a rule for nothing. */
  targets: z.array(VpcFirewallRuleTarget).meta({ maxItems: firewallLimits.targets }),
  filters: VpcFirewallRuleFilter,
}

export const VpcFirewallRule = z.object({ ...identity, vpcId: Id, ...rule }).meta({ id: 'VpcFirewallRule' })
export type VpcFirewallRule = z.infer<typeof VpcFirewallRule>

export const VpcFirewallRules = z.object({ rules: z.array(VpcFirewallRule) }).meta({ id: 'VpcFirewallRules' })
export type VpcFirewallRules = z.infer<typeof VpcFirewallRules>

export const VpcFirewallRuleUpdate = z.object({ ...identityCreate, ...rule }).meta({ id: 'VpcFirewallRuleUpdate' })
export type VpcFirewallRuleUpdate = z.input<typeof VpcFirewallRuleUpdate>

/** All rules that the VPC shall have; those there are go, with their ids. */
export const VpcFirewallRulesUpdate = z
  .object({ rules: z.array(VpcFirewallRuleUpdate).meta({ maxItems: firewallLimits.rules }).default([]) })
  .meta({ id: 'VpcFirewallRulesUpdate' })
export type VpcFirewallRulesUpdate = z.input<typeof VpcFirewallRulesUpdate>

const query = z.object({ ...vpcSelector, vpc: NameOrId })

const vpcFirewallRulesView = operation({
  id: 'vpcFirewallRulesView',
  method: 'GET',
  path: '/v1/vpc-firewall-rules',
  tag: 'vpcs',
  summary: 'View all firewall rules of a VPC, ordered by name',
  query,
  response: VpcFirewallRules,
  status: 200,
})

const vpcFirewallRulesUpdate = operation({
  id: 'vpcFirewallRulesUpdate',
  method: 'PUT',
  path: '/v1/vpc-firewall-rules',
  tag: 'vpcs',
  summary: 'Replace all firewall rules of a VPC',
  query,
  body: VpcFirewallRulesUpdate,
  response: VpcFirewallRules,
  status: 200,
})

export const vpcFirewallRuleOperations = {
  vpcFirewallRulesView,
  vpcFirewallRulesUpdate,
} as const
