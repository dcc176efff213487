/** The pages of a VPC, in the order of their tabs; the first is where one arrives. */
export const vpcTabs = [
  { to: '/projects/$project/vpcs/$vpc/firewall-rules', segment: 'firewall-rules', label: 'Firewall rules' },
  { to: '/projects/$project/vpcs/$vpc/rule-tester', segment: 'rule-tester', label: 'Rule tester' },
  { to: '/projects/$project/vpcs/$vpc/subnets', segment: 'subnets', label: 'Subnets' },
  { to: '/projects/$project/vpcs/$vpc/routers', segment: 'routers', label: 'Routers' },
  { to: '/projects/$project/vpcs/$vpc/internet-gateways', segment: 'internet-gateways', label: 'Internet gateways' },
  { to: '/projects/$project/vpcs/$vpc/topology', segment: 'topology', label: 'Topology' },
] as const

/** The tab that an address below a VPC belongs to; forms over a tab are `subnets-new`, `subnets/a/edit`. */
export function tabOf(pathname: string): string {
  const [segment = ''] = pathname.split('/').slice(5)
  return (
    vpcTabs.find((tab) => segment === tab.segment || segment === `${tab.segment}-new`)?.segment ?? vpcTabs[0].segment
  )
}
