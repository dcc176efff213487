import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { RackUnderTest } from '../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const viewer = rack.as('viewer')
const query = { project: 'storefront', vpc: 'search' }

const kinds = [
  'vpc',
  'vpcFirewall',
  'vpcRouter',
  'routerRoute',
  'vpcSubnet',
  'internetGateway',
  'internetGatewayIpAddress',
  'networkInterface',
] as const

/** All about VPCs and interfaces that a store holds, by kind. */
async function networksOf({ store }: RackUnderTest) {
  const lists: [string, unknown[]][] = []
  for (const kind of kinds) lists.push([kind, await store.read((tx) => tx.list(kind, { limit: 10_000 }))])
  return Object.fromEntries(lists)
}

describe('the networks of the demo fleet', () => {
  test('are the same wherever it is made: ids, prefixes, MAC addresses', async () => {
    const networks = await networksOf(rack)
    expect(Object.values(networks).every((list) => list.length > 0)).toBe(true)
    expect(await networksOf(await rackUnderTest({ store: createMemoryStore() }))).toEqual(networks)
  })

  test('have firewall rules of every sort, some with more than two targets and filters', async () => {
    const { rules } = await viewer.does('vpcFirewallRulesView', { query })
    expect(rules.map(({ name }) => name)).toEqual([
      'allow-cluster',
      'allow-icmp',
      'allow-internal-inbound',
      'allow-queries',
      'allow-ssh',
      'allow-unreachable',
      'deny-mail',
      'deny-partner-network',
    ])
    expect(rules.some(({ targets, filters }) => targets.length > 2 && (filters.hosts?.length ?? 0) > 2)).toBe(true)
    expect(new Set(rules.map(({ action, direction, status }) => `${action} ${direction} ${status}`)).size).toBe(3)
  })

  test('have custom routers, one with routes that a subnet uses and one without', async () => {
    const routers = (await viewer.does('vpcRouterList', { query })).items
    expect(routers.map(({ name }) => name)).toEqual(['inspected', 'isolated', 'system'])
    const [inspected] = routers
    const routes = (await viewer.does('vpcRouterRouteList', { query: { ...query, router: 'inspected' } })).items
    expect(new Set(routes.map(({ target }) => target.type))).toEqual(
      new Set(['ip', 'instance', 'internet_gateway', 'drop']),
    )
    expect((await viewer.does('vpcRouterRouteList', { query: { ...query, router: 'isolated' } })).items).toEqual([])
    const subnet = await viewer.does('vpcSubnetView', { params: { subnet: 'nodes' }, query })
    expect(subnet.customRouterId).toBe(inspected?.id)
  })

  test('have gateways with and without an address', async () => {
    const gateways = (await viewer.does('internetGatewayList', { query })).items
    expect(gateways.map(({ name }) => name)).toEqual(['default', 'inspected-exit', 'spare'])
    const addresses = await viewer.does('internetGatewayIpAddressList', {
      query: { ...query, gateway: 'inspected-exit' },
    })
    expect(addresses.items.map(({ address }) => address)).toEqual(['203.0.113.40'])
  })

  test('have instances beyond the default subnet', async () => {
    const { items } = await viewer.does('vpcSubnetListNetworkInterfaces', { params: { subnet: 'nodes' }, query })
    expect(new Set(items.map(({ name, ip }) => `${name} ${ip}`))).toEqual(new Set(['net0 10.60.0.5', 'net0 10.60.0.6']))
  })

  test('could have been made by requests: an administrator can write back what is there', async () => {
    const admin = rack.as('admin')
    const { rules } = await viewer.does('vpcFirewallRulesView', { query })
    const again = await admin.does('vpcFirewallRulesUpdate', { query, body: { rules } })
    const bare = ({ id: _, timeCreated: __, timeModified: ___, ...rule }: (typeof rules)[number]) => rule
    expect(again.rules.map(bare)).toEqual(rules.map(bare))
    const routes = (await viewer.does('vpcRouterRouteList', { query: { ...query, router: 'inspected' } })).items
    for (const { id, destination, target } of routes)
      await admin.does('vpcRouterRouteUpdate', { params: { route: id }, body: { destination, target } })
  })
})
