import { beforeAll } from 'vitest'
import { smallInstance } from '../testing/bodies.ts'
import type { Caller } from '../testing/caller.ts'
import { addPool, anywhere, Network } from '../testing/network.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { RoleHolders, testRoleMatrix } from '../testing/role-matrix.ts'

const read = '+++   +++     h     h      h'
const change = '++f   ++f     h     h      h'

/** One letter per role, in the order above: + may, f forbidden, h hidden. */
const matrix = {
  //    silo  project fleet nobody elsewhere
  vpcCreate: change,
  vpcUpdate: change,
  vpcSubnetCreate: change,
  vpcSubnetUpdate: change,
  vpcSubnetListNetworkInterfaces: read,
  vpcRouterList: read,
  vpcRouterCreate: change,
  vpcRouterView: read,
  vpcRouterUpdate: change,
  vpcRouterDelete: change,
  vpcRouterRouteList: read,
  vpcRouterRouteCreate: change,
  vpcRouterRouteView: read,
  vpcRouterRouteUpdate: change,
  vpcRouterRouteDelete: change,
  vpcFirewallRulesView: read,
  vpcFirewallRulesUpdate: change,
  internetGatewayList: read,
  internetGatewayCreate: change,
  internetGatewayView: read,
  internetGatewayDelete: change,
  internetGatewayIpPoolList: read,
  internetGatewayIpPoolCreate: change,
  internetGatewayIpPoolDelete: change,
  internetGatewayIpAddressList: read,
  internetGatewayIpAddressCreate: change,
  internetGatewayIpAddressDelete: change,
  instanceNetworkInterfaceCreate: change,
  instanceNetworkInterfaceView: read,
  instanceNetworkInterfaceUpdate: change,
  instanceNetworkInterfaceDelete: change,
} as const
type Deed = keyof typeof matrix

const rack = await rackUnderTest()
const admin = rack.as('admin')
const holders = new RoleHolders(rack)
let ipPool = ''

beforeAll(async () => {
  ipPool = await addPool(rack, 'pool')
  await holders.prepare()
})

/** A project whose VPC has one of each, and a stopped instance with an interface. */
async function scene() {
  const { id: project } = await rack.newProject()
  await holders.join(project)
  const query = { project }
  const instance = (await admin.does('instanceCreate', { query, body: smallInstance('machine') })).id
  const vpc = await admin.does('vpcView', { params: { vpc: 'default' }, query })
  const network = new Network(rack, vpc)
  const router = (await network.addRouter('custom')).id
  const route = (await network.addRoute(router, 'way')).id
  const gateway = (await network.addGateway('exit')).id
  const body = { name: 'main', description: '', ipPool }
  const pool = (await admin.does('internetGatewayIpPoolCreate', { query: { gateway }, body })).id
  await network.addSubnet('second', '10.0.0.0/24')
  await rack.settle()
  const nic = { params: { interface: 'net0' }, query: { instance } }
  return {
    project,
    query,
    network,
    instance,
    router,
    route,
    gateway,
    pool,
    nic: await admin.does('instanceNetworkInterfaceView', nic),
  }
}

async function attachAddress(gateway: string): Promise<string> {
  const body = { name: 'fixed', description: '', address: '203.0.113.7' }
  return (await admin.does('internetGatewayIpAddressCreate', { query: { gateway }, body })).id
}

const named = { name: 'made', description: '' }
const way = { destination: anywhere, target: { type: 'drop' } } as const

async function attempt(deed: Deed, by: Caller, at: Awaited<ReturnType<typeof scene>>) {
  const { query, network, instance, router, route, gateway, pool, nic } = at
  const inVpc = network.query
  const subnet = { subnet: nic.subnetId }
  switch (deed) {
    case 'vpcCreate':
      return by.call(deed, { query, body: { ...named, dnsName: 'made' } })
    case 'vpcUpdate':
      return by.call(deed, { params: inVpc, body: named })
    case 'vpcSubnetCreate':
      return by.call(deed, { query: inVpc, body: { ...named, ipv4Block: '10.0.1.0/24' } })
    case 'vpcSubnetUpdate':
      return by.call(deed, { params: subnet, body: named })
    case 'vpcSubnetListNetworkInterfaces':
      return by.call(deed, { params: subnet })
    case 'vpcRouterList':
    case 'internetGatewayList':
    case 'vpcFirewallRulesView':
      return by.call(deed, { query: inVpc })
    case 'vpcRouterCreate':
    case 'internetGatewayCreate':
      return by.call(deed, { query: inVpc, body: named })
    case 'vpcRouterView':
    case 'vpcRouterDelete':
      return by.call(deed, { params: { router } })
    case 'vpcRouterUpdate':
      return by.call(deed, { params: { router }, body: named })
    case 'vpcRouterRouteList':
      return by.call(deed, { query: { router } })
    case 'vpcRouterRouteCreate':
      return by.call(deed, { query: { router }, body: { ...named, ...way } })
    case 'vpcRouterRouteView':
    case 'vpcRouterRouteDelete':
      return by.call(deed, { params: { route } })
    case 'vpcRouterRouteUpdate':
      return by.call(deed, { params: { route }, body: way })
    case 'vpcFirewallRulesUpdate':
      return by.call(deed, { query: inVpc, body: { rules: [] } })
    case 'internetGatewayView':
      return by.call(deed, { params: { gateway } })
    case 'internetGatewayDelete':
      return by.call(deed, { params: { gateway }, query: { cascade: true } })
    case 'internetGatewayIpPoolList':
    case 'internetGatewayIpAddressList':
      return by.call(deed, { query: { gateway } })
    case 'internetGatewayIpPoolCreate':
      return by.call(deed, { query: { gateway }, body: { ...named, ipPool } })
    case 'internetGatewayIpPoolDelete':
      return by.call(deed, { params: { pool } })
    case 'internetGatewayIpAddressCreate':
      return by.call(deed, { query: { gateway }, body: { ...named, address: '203.0.113.7' } })
    case 'internetGatewayIpAddressDelete':
      return by.call(deed, { params: { address: await attachAddress(gateway) } })
    case 'instanceNetworkInterfaceCreate':
      return by.call(deed, { query: { instance }, body: { ...named, vpcName: 'default', subnetName: 'second' } })
    case 'instanceNetworkInterfaceView':
    case 'instanceNetworkInterfaceDelete':
      return by.call(deed, { params: { interface: nic.id } })
    case 'instanceNetworkInterfaceUpdate':
      return by.call(deed, { params: { interface: nic.id }, body: {} })
  }
}

testRoleMatrix(matrix, async (deed, holder) => attempt(deed, await holders.callerOf(holder), await scene()))
