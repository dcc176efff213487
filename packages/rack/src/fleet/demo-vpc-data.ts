import type { RouterRouteCreate, VpcFirewallRuleUpdate } from '@plenum/api'

/** A VPC as data; it comes with all that every VPC comes with. */
export interface VpcData {
  name: string
  description: string
  dnsName: string
  /** Beside those that come with it. */
  rules?: readonly VpcFirewallRuleUpdate[]
  routers?: readonly { name: string; description: string; routes: readonly RouterRouteCreate[] }[]
  subnets?: readonly { name: string; description: string; ipv4Block: string; customRouter?: string }[]
  gateways?: readonly { name: string; description: string; address?: string }[]
}

const rule = { status: 'enabled', direction: 'inbound', action: 'allow', description: '' } as const

const searchRules: readonly VpcFirewallRuleUpdate[] = [
  {
    ...rule,
    name: 'allow-queries',
    description: 'Web and API tier to the cluster',
    priority: 100,
    targets: [
      { type: 'instance', value: 'search-01' },
      { type: 'instance', value: 'search-02' },
      { type: 'subnet', value: 'nodes' },
    ],
    filters: {
      hosts: [
        { type: 'ip_net', value: '172.30.0.0/22' },
        { type: 'instance', value: 'api-blue-01' },
        { type: 'instance', value: 'api-blue-02' },
      ],
      protocols: [{ type: 'tcp' }],
      ports: ['443', '9200-9299'],
    },
  },
  {
    ...rule,
    name: 'allow-cluster',
    description: 'Members among themselves',
    priority: 110,
    targets: [{ type: 'subnet', value: 'nodes' }],
    filters: { hosts: [{ type: 'subnet', value: 'nodes' }], protocols: [{ type: 'tcp' }, { type: 'udp' }] },
  },
  {
    ...rule,
    name: 'allow-unreachable',
    description: 'Path MTU discovery',
    priority: 120,
    targets: [{ type: 'vpc', value: 'search' }],
    filters: {
      protocols: [
        { type: 'icmp', value: { icmpType: 3, code: '0-4' } },
        { type: 'icmp', value: { icmpType: 11 } },
      ],
    },
  },
  {
    ...rule,
    name: 'deny-partner-network',
    description: 'Kept for the next time that it misbehaves',
    status: 'disabled',
    action: 'deny',
    priority: 10,
    targets: [{ type: 'vpc', value: 'search' }],
    filters: {
      hosts: [
        { type: 'ip_net', value: '198.51.100.0/24' },
        { type: 'ip', value: '2001:db8::25' },
      ],
    },
  },
  {
    ...rule,
    name: 'deny-mail',
    description: 'Nothing here sends mail',
    direction: 'outbound',
    action: 'deny',
    priority: 200,
    targets: [
      { type: 'ip_net', value: '10.60.0.0/24' },
      { type: 'ip', value: '10.60.1.9' },
    ],
    filters: { protocols: [{ type: 'tcp' }], ports: ['25', '465', '587'] },
  },
]

export const searchVpc: VpcData = {
  name: 'search',
  description: 'The search cluster, apart from the rest of the shop',
  dnsName: 'search',
  rules: searchRules,
  routers: [
    {
      name: 'inspected',
      description: 'Past the inspection host',
      routes: [
        {
          name: 'out',
          description: 'Whatever leaves the VPC',
          destination: { type: 'ip_net', value: '0.0.0.0/0' },
          target: { type: 'internet_gateway', value: 'inspected-exit' },
        },
        {
          name: 'to-ingest',
          description: 'By way of the first member',
          destination: { type: 'subnet', value: 'ingest' },
          target: { type: 'instance', value: 'search-01' },
        },
        {
          name: 'legacy-feed',
          description: 'A catalogue that has moved',
          destination: { type: 'ip', value: '192.0.2.17' },
          target: { type: 'ip', value: '10.60.1.9' },
        },
        {
          name: 'no-lab',
          description: '',
          destination: { type: 'ip_net', value: '10.99.0.0/16' },
          target: { type: 'drop' },
        },
      ],
    },
    { name: 'isolated', description: 'No way out but those of the system', routes: [] },
  ],
  subnets: [
    { name: 'nodes', description: 'Members of the cluster', ipv4Block: '10.60.0.0/24', customRouter: 'inspected' },
    { name: 'ingest', description: 'Feeds of the catalogue', ipv4Block: '10.60.1.0/24' },
  ],
  gateways: [
    { name: 'inspected-exit', description: 'For what has been inspected', address: '203.0.113.40' },
    { name: 'spare', description: '' },
  ],
}
