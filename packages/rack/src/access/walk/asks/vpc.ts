import { anywhere } from '../../../testing/network.ts'
import { named } from '../ask.ts'
import type { Asks } from '../ask.ts'

const way = { destination: anywhere, target: { type: 'drop' } } as const

/** VPCs and what they are made of. */
export const vpcAsks = {
  vpcList: ({ project }) => ({ query: { project } }),
  vpcCreate: ({ project }) => ({ query: { project }, body: { ...named, dnsName: 'made' } }),
  vpcView: ({ vpc }) => ({ params: { vpc } }),
  vpcUpdate: ({ vpc }) => ({ params: { vpc }, body: named }),
  vpcDelete: ({ bareVpc }) => ({ params: { vpc: bareVpc } }),
  vpcSubnetList: ({ vpc }) => ({ query: { vpc } }),
  vpcSubnetCreate: ({ vpc }) => ({ query: { vpc }, body: { ...named, ipv4Block: '10.0.1.0/24' } }),
  vpcSubnetView: ({ subnet }) => ({ params: { subnet } }),
  vpcSubnetUpdate: ({ subnet }) => ({ params: { subnet }, body: named }),
  vpcSubnetDelete: ({ subnet }) => ({ params: { subnet } }),
  vpcSubnetListNetworkInterfaces: ({ subnet }) => ({ params: { subnet } }),
  vpcRouterList: ({ vpc }) => ({ query: { vpc } }),
  vpcRouterCreate: ({ vpc }) => ({ query: { vpc }, body: named }),
  vpcRouterView: ({ router }) => ({ params: { router } }),
  vpcRouterUpdate: ({ router }) => ({ params: { router }, body: named }),
  vpcRouterDelete: ({ router }) => ({ params: { router } }),
  vpcRouterRouteList: ({ router }) => ({ query: { router } }),
  vpcRouterRouteCreate: ({ router }) => ({ query: { router }, body: { ...named, ...way } }),
  vpcRouterRouteView: ({ route }) => ({ params: { route } }),
  vpcRouterRouteUpdate: ({ route }) => ({ params: { route }, body: way }),
  vpcRouterRouteDelete: ({ route }) => ({ params: { route } }),
  vpcFirewallRulesView: ({ vpc }) => ({ query: { vpc } }),
  vpcFirewallRulesUpdate: ({ vpc }) => ({ query: { vpc }, body: { rules: [] } }),
  internetGatewayList: ({ vpc }) => ({ query: { vpc } }),
  internetGatewayCreate: ({ vpc }) => ({ query: { vpc }, body: named }),
  internetGatewayView: ({ gateway }) => ({ params: { gateway } }),
  internetGatewayDelete: ({ gateway }) => ({ params: { gateway }, query: { cascade: true } }),
  internetGatewayIpPoolList: ({ gateway }) => ({ query: { gateway } }),
  internetGatewayIpPoolCreate: ({ gateway, idlePool }) => ({
    query: { gateway },
    body: { ...named, ipPool: idlePool },
  }),
  internetGatewayIpPoolDelete: ({ gatewayPool }) => ({ params: { pool: gatewayPool } }),
  internetGatewayIpAddressList: ({ gateway }) => ({ query: { gateway } }),
  internetGatewayIpAddressCreate: ({ plainGateway }) => ({
    query: { gateway: plainGateway },
    body: { ...named, address: '203.0.113.8' },
  }),
  internetGatewayIpAddressDelete: ({ gatewayAddress }) => ({ params: { address: gatewayAddress } }),
} satisfies Partial<Asks>
