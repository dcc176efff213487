import { tabAt } from '../../shell/tab-at.ts'

/** The pages of a VPC, in the order of their tabs; the first is where one arrives. */
export const vpcTabs = [
  { to: '/projects/$project/vpcs/$vpc/firewall-rules', segment: 'firewall-rules', label: 'Firewall rules' },
  { to: '/projects/$project/vpcs/$vpc/rule-tester', segment: 'rule-tester', label: 'Rule tester' },
  { to: '/projects/$project/vpcs/$vpc/subnets', segment: 'subnets', label: 'Subnets' },
  { to: '/projects/$project/vpcs/$vpc/routers', segment: 'routers', label: 'Routers' },
  { to: '/projects/$project/vpcs/$vpc/internet-gateways', segment: 'internet-gateways', label: 'Internet gateways' },
  { to: '/projects/$project/vpcs/$vpc/topology', segment: 'topology', label: 'Topology' },
] as const

/** The tab that an address below a VPC belongs to. */
export function tabOf(pathname: string): string {
  return tabAt(vpcTabs, pathname, 4)
}
