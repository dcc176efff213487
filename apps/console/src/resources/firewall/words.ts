import type { Option } from '@plenum/ui'
import type { VpcFirewallRuleProtocol, VpcFirewallRuleTarget } from '@plenum/api'

export type EndType = VpcFirewallRuleTarget['type']

/** What rules name things by, as a person calls it. */
export const endTypes: Record<EndType, { label: string; field: string; hint?: string }> = {
  vpc: { label: 'VPC', field: 'VPC name' },
  subnet: { label: 'VPC subnet', field: 'Subnet name' },
  instance: { label: 'Instance', field: 'Instance name' },
  ip: { label: 'IP', field: 'IP address', hint: 'An IPv4 or IPv6 address' },
  ip_net: { label: 'IP subnet', field: 'IP network', hint: 'As in 192.168.0.0/16 or fd00:1122:3344::/48' },
}

export const protocolNames = { tcp: 'TCP', udp: 'UDP', icmp: 'ICMP' } as const satisfies Record<
  VpcFirewallRuleProtocol['type'],
  string
>

/** Types of ICMP that people look for (IANA, ICMP parameters). */
export const icmpTypes = new Map([
  [0, 'Echo Reply'],
  [3, 'Destination Unreachable'],
  [5, 'Redirect Message'],
  [8, 'Echo Request'],
  [9, 'Router Advertisement'],
  [10, 'Router Solicitation'],
  [11, 'Time Exceeded'],
  [12, 'Parameter Problem'],
  [13, 'Timestamp Request'],
  [14, 'Timestamp Reply'],
])

/** "3 - Destination Unreachable", or the number alone. */
export function icmpTypeText(type: number): string {
  const name = icmpTypes.get(type)
  return name === undefined ? `${type}` : `${type} - ${name}`
}

/** To choose from; chosen, only the number is shown. */
export const icmpTypeOptions: readonly Option[] = [...icmpTypes].map(([type, name]) => ({
  value: `${type}`,
  label: `${type}`,
  description: name,
}))

/** "TCP", "ICMP (All types)", "ICMP 3 - Destination Unreachable | Code 0". */
export function protocolText(protocol: VpcFirewallRuleProtocol): string {
  if (protocol.type !== 'icmp') return protocolNames[protocol.type]
  if (!protocol.value) return 'ICMP (All types)'
  const { icmpType, code } = protocol.value
  return `ICMP ${icmpTypeText(icmpType)}${code == null ? '' : ` | Code ${code}`}`
}
