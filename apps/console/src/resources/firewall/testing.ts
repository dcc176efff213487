import type { VpcFirewallRuleUpdate } from '@plenum/api'

/** An enabled rule that allows whatever comes into the VPC. */
export function rule(name: string, given: Partial<VpcFirewallRuleUpdate> = {}): VpcFirewallRuleUpdate {
  return {
    name,
    description: '',
    status: 'enabled',
    direction: 'inbound',
    action: 'allow',
    priority: 100,
    targets: [{ type: 'vpc', value: 'default' }],
    filters: { hosts: undefined, ports: undefined, protocols: undefined },
    ...given,
  }
}
