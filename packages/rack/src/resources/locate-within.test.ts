import { describe, expect, test } from 'vitest'
import type { Caller, Refused } from '../testing/caller.ts'
import { addPool, anywhere, Network } from '../testing/network.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { forbidden, invalidRequest, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const researcher = rack.as({ silo: 'lab', user: 'researcher' })
const MISSING = '00000000-0000-4000-8000-000000000000'

interface Selectors {
  project?: string
  vpc?: string
  router?: string
  gateway?: string
  instance?: string
}
type Attempt = (by: Caller, given: string, query: Selectors) => Promise<Refused>

/** Something in the project `storefront`, by name and id, and what must be said beside its name, the nearest first. */
interface Thing {
  type: string
  word: string
  id: string
  name: string
  selectors: [keyof Selectors, string][]
}

const network = new Network(
  rack,
  await admin.does('vpcView', { params: { vpc: 'default' }, query: { project: 'storefront' } }),
)
const inVpc: Thing['selectors'] = [
  ['vpc', 'default'],
  ['project', 'storefront'],
]
const router = await network.addRouter('custom')
const route = await network.addRoute(router.id, 'way')
const gateway = await network.addGateway('exit')
const of = { gateway: gateway.id }
const ipPool = await addPool(rack, 'pool')
const pool = await admin.does('internetGatewayIpPoolCreate', {
  query: of,
  body: { name: 'main', description: '', ipPool },
})
const address = await admin.does('internetGatewayIpAddressCreate', {
  query: of,
  body: { name: 'fixed', description: '', address: '203.0.113.7' },
})
const onInstance = { project: 'storefront', instance: 'web-01' }
const nic = await admin.does('instanceNetworkInterfaceView', { params: { interface: 'net0' }, query: onInstance })
const subnet = await admin.does('vpcSubnetView', { params: { subnet: 'default' }, query: network.query })

const subnets: Thing = { ...subnet, type: 'vpc-subnet', word: 'subnet', selectors: inVpc }
const routers: Thing = { ...router, type: 'vpc-router', word: 'router', selectors: inVpc }
const routes: Thing = { ...route, type: 'router-route', word: 'route', selectors: [['router', 'custom'], ...inVpc] }
const gateways: Thing = { ...gateway, type: 'internet-gateway', word: 'gateway', selectors: inVpc }
const inGateway: Thing['selectors'] = [['gateway', 'exit'], ...inVpc]
const pools: Thing = { ...pool, type: 'internet-gateway-ip-pool', word: 'pool', selectors: inGateway }
const addresses: Thing = { ...address, type: 'internet-gateway-ip-address', word: 'address', selectors: inGateway }
const nics: Thing = {
  ...nic,
  type: 'instance-network-interface',
  word: 'interface',
  selectors: [
    ['instance', 'web-01'],
    ['project', 'storefront'],
  ],
}

const toNowhere = { destination: anywhere, target: { type: 'drop' } } as const
const nobody = { name: 'a', description: '' }

/** Every operation on one thing that lives further inside a project. */
const attempts: [operation: string, Thing, Attempt][] = [
  ['vpcSubnetView', subnets, (by, subnet, query) => by.isRefused('vpcSubnetView', { params: { subnet }, query })],
  [
    'vpcSubnetUpdate',
    subnets,
    (by, subnet, query) => by.isRefused('vpcSubnetUpdate', { params: { subnet }, query, body: {} }),
  ],
  ['vpcSubnetDelete', subnets, (by, subnet, query) => by.isRefused('vpcSubnetDelete', { params: { subnet }, query })],
  [
    'vpcSubnetListNetworkInterfaces',
    subnets,
    (by, subnet, query) => by.isRefused('vpcSubnetListNetworkInterfaces', { params: { subnet }, query }),
  ],
  ['vpcRouterView', routers, (by, router, query) => by.isRefused('vpcRouterView', { params: { router }, query })],
  [
    'vpcRouterUpdate',
    routers,
    (by, router, query) => by.isRefused('vpcRouterUpdate', { params: { router }, query, body: {} }),
  ],
  ['vpcRouterDelete', routers, (by, router, query) => by.isRefused('vpcRouterDelete', { params: { router }, query })],
  [
    'vpcRouterRouteList',
    routers,
    (by, router, query) => by.isRefused('vpcRouterRouteList', { query: { ...query, router } }),
  ],
  [
    'vpcRouterRouteCreate',
    routers,
    (by, router, query) =>
      by.isRefused('vpcRouterRouteCreate', { query: { ...query, router }, body: { ...nobody, ...toNowhere } }),
  ],
  [
    'vpcRouterRouteView',
    routes,
    (by, route, query) => by.isRefused('vpcRouterRouteView', { params: { route }, query }),
  ],
  [
    'vpcRouterRouteUpdate',
    routes,
    (by, route, query) => by.isRefused('vpcRouterRouteUpdate', { params: { route }, query, body: toNowhere }),
  ],
  [
    'vpcRouterRouteDelete',
    routes,
    (by, route, query) => by.isRefused('vpcRouterRouteDelete', { params: { route }, query }),
  ],
  [
    'internetGatewayView',
    gateways,
    (by, gateway, query) => by.isRefused('internetGatewayView', { params: { gateway }, query }),
  ],
  [
    'internetGatewayDelete',
    gateways,
    (by, gateway, query) => by.isRefused('internetGatewayDelete', { params: { gateway }, query }),
  ],
  [
    'internetGatewayIpPoolList',
    gateways,
    (by, gateway, query) => by.isRefused('internetGatewayIpPoolList', { query: { ...query, gateway } }),
  ],
  [
    'internetGatewayIpPoolCreate',
    gateways,
    (by, gateway, query) =>
      by.isRefused('internetGatewayIpPoolCreate', { query: { ...query, gateway }, body: { ...nobody, ipPool } }),
  ],
  [
    'internetGatewayIpPoolDelete',
    pools,
    (by, pool, query) => by.isRefused('internetGatewayIpPoolDelete', { params: { pool }, query }),
  ],
  [
    'internetGatewayIpAddressList',
    gateways,
    (by, gateway, query) => by.isRefused('internetGatewayIpAddressList', { query: { ...query, gateway } }),
  ],
  [
    'internetGatewayIpAddressCreate',
    gateways,
    (by, gateway, query) =>
      by.isRefused('internetGatewayIpAddressCreate', {
        query: { ...query, gateway },
        body: { ...nobody, address: '203.0.113.7' },
      }),
  ],
  [
    'internetGatewayIpAddressDelete',
    addresses,
    (by, address, query) => by.isRefused('internetGatewayIpAddressDelete', { params: { address }, query }),
  ],
  [
    'instanceNetworkInterfaceView',
    nics,
    (by, nic, query) => by.isRefused('instanceNetworkInterfaceView', { params: { interface: nic }, query }),
  ],
  [
    'instanceNetworkInterfaceUpdate',
    nics,
    (by, nic, query) => by.isRefused('instanceNetworkInterfaceUpdate', { params: { interface: nic }, query, body: {} }),
  ],
  [
    'instanceNetworkInterfaceDelete',
    nics,
    (by, nic, query) => by.isRefused('instanceNetworkInterfaceDelete', { params: { interface: nic }, query }),
  ],
]

const byName = ({ selectors }: Thing): Selectors => Object.fromEntries(selectors)

describe.each(attempts)('%s', (_, { type, word, id, name, selectors }, attempt) => {
  const all = byName({ type, word, id, name, selectors })
  const [[nearest] = ['vpc' as const]] = selectors

  test.each(selectors.map(([by]) => by))('refuses an id beside a selector: %s', async (by) => {
    expect(await attempt(admin, id, { [by]: MISSING })).toEqual(
      invalidRequest(`when providing ${word} as an ID, ${by} should not be specified`),
    )
  })

  test('refuses a name without what it lives in', async () => {
    expect(await attempt(admin, name, { ...all, [nearest]: undefined })).toEqual(
      invalidRequest(`${word} should either be an ID (UUID) or ${nearest} should be specified`),
    )
  })

  test('does not find a name or an id that there is not', async () => {
    expect(await attempt(admin, 'missing', all)).toEqual(notFound(type, { name: 'missing' }))
    expect(await attempt(admin, MISSING, {})).toEqual(notFound(type, { id: MISSING }))
  })

  test('does not find the id of something else', async () => {
    expect(await attempt(admin, network.vpc.id, {})).toEqual(notFound(type, { id: network.vpc.id }))
  })

  test('says of a project that there is not that it is the project', async () => {
    expect(await attempt(admin, name, { ...all, project: 'nowhere' })).toEqual(notFound('project', { name: 'nowhere' }))
  })

  test('says of what it lives in, when there is none, that it is that', async () => {
    const refused = await attempt(admin, name, { ...all, [nearest]: 'nowhere' })
    expect(refused.status).toBe(404)
    expect(refused.message).toMatch(new RegExp(`^not found: [a-z-]*${nearest} with name "nowhere"$`))
  })

  test('hides by name and by id what is in another silo, as if it were not there', async () => {
    expect(await attempt(researcher, id, {})).toEqual(notFound(type, { id }))
    expect(await attempt(researcher, name, all)).toEqual(notFound('project', { name: 'storefront' }))
  })

  test('hides from those who have no role what others may see', async () => {
    expect(await attempt(rack.as('newcomer'), id, {})).toEqual(notFound(type, { id }))
    expect(await attempt(rack.as('newcomer'), name, all)).toEqual(notFound('project', { name: 'storefront' }))
  })
})

const changes = attempts.filter(([operation]) => /Create|Update|Delete/.test(operation))

test.each(changes)('%s is forbidden to those who may only look', async (_, thing, attempt) => {
  expect(await attempt(rack.as('viewer'), thing.id, {})).toEqual(forbidden)
  expect(await attempt(rack.as('viewer'), thing.name, byName(thing))).toEqual(forbidden)
})
