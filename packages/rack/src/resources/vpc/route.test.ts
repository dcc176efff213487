import type { RouteDestination, RouteTarget } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { anywhere, newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, notFound, unparsable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

async function customRouter() {
  const network = await newNetwork(rack)
  const router = await network.addRouter('custom')
  return { network, router, query: { router: router.id } }
}

const drop = { type: 'drop' } as const
const named = (name: string, destination: RouteDestination = anywhere, target: RouteTarget = drop) => {
  return { name, description: 'Made', destination, target }
}

describe('listing and viewing', () => {
  test('shows the routes of the router and no others', async () => {
    const { network, router, query } = await customRouter()
    const route = await network.addRoute(router.id, 'a')
    expect((await admin.does('vpcRouterRouteList', { query })).items).toEqual([route])
    const byName = { project: network.project, vpc: 'default', router: 'custom' }
    expect((await admin.does('vpcRouterRouteList', { query: byName })).items).toEqual([route])
    expect(await admin.does('vpcRouterRouteView', { params: { route: 'a' }, query: byName })).toEqual(route)
    expect(await admin.does('vpcRouterRouteView', { params: { route: route.id } })).toEqual(route)
  })

  test('needs a router', async () => {
    const query = { project: 'storefront', vpc: 'default' }
    expect(await admin.isRefused('vpcRouterRouteList', { query })).toEqual(
      unparsable('unable to parse query string: missing field `router`'),
    )
  })
})

describe('a new route', () => {
  test.each<[RouteDestination, RouteTarget]>([
    [{ type: 'ip', value: '192.0.2.1' }, drop],
    [
      { type: 'ip_net', value: '::/0' },
      { type: 'ip', value: 'fd00::1' },
    ],
    [
      { type: 'subnet', value: 'default' },
      { type: 'ip', value: '10.0.0.1' },
    ],
    [
      { type: 'subnet', value: 'not-there' },
      { type: 'instance', value: 'not-there' },
    ],
    [anywhere, { type: 'internet_gateway', value: 'default' }],
  ])('may lead from %j to %j', async (destination, target) => {
    const { router, query } = await customRouter()
    const route = await admin.does('vpcRouterRouteCreate', { query, body: named('a', destination, target) })
    expect(route).toEqual({
      id: expect.any(String),
      name: 'a',
      description: 'Made',
      vpcRouterId: router.id,
      kind: 'custom',
      destination,
      target,
      timeCreated: rack.now,
      timeModified: rack.now,
    })
  })

  const noVpcs = 'users cannot specify VPCs as a destination or target in custom routes'
  const mixed = 'cannot mix explicit IPv4 and IPv6 addresses between destination and target'
  const refused: [RouteDestination, RouteTarget, string][] = [
    [{ type: 'vpc', value: 'default' }, drop, noVpcs],
    [anywhere, { type: 'vpc', value: 'default' }, noVpcs],
    [anywhere, { type: 'subnet', value: 'default' }, 'subnets cannot be used as a target in custom routers'],
    [anywhere, { type: 'ip', value: 'fd00::1' }, mixed],
    [{ type: 'ip', value: 'fd00::1' }, { type: 'ip', value: '10.0.0.1' }, mixed],
  ]
  test.each(refused)('may not lead from %j to %j, neither at first nor later', async (destination, target, reason) => {
    const { network, router, query } = await customRouter()
    const before = await rack.count('routerRoute')
    expect(await admin.isRefused('vpcRouterRouteCreate', { query, body: named('a', destination, target) })).toEqual(
      invalidRequest(reason),
    )
    expect(await rack.count('routerRoute')).toBe(before)
    const { id } = await network.addRoute(router.id, 'b')
    const body = { destination, target }
    expect(await admin.isRefused('vpcRouterRouteUpdate', { params: { route: id }, body })).toEqual(
      invalidRequest(reason),
    )
  })

  test('cannot be of the system router', async () => {
    const { vpc } = await newNetwork(rack)
    const query = { router: vpc.systemRouterId }
    expect(await admin.isRefused('vpcRouterRouteCreate', { query, body: named('a') })).toEqual(
      invalidRequest('user-provided routes cannot be added to a system router'),
    )
  })

  test('cannot have the name of another one of the router', async () => {
    const { network, router, query } = await customRouter()
    await network.addRoute(router.id, 'a')
    expect(await admin.isRefused('vpcRouterRouteCreate', { query, body: named('a') })).toEqual(
      alreadyExists('router-route', 'a'),
    )
  })

  test('cannot be of a router that there is not', async () => {
    const { network } = await customRouter()
    const query = { ...network.query, router: 'nowhere' }
    expect(await admin.isRefused('vpcRouterRouteCreate', { query, body: named('a') })).toEqual(
      notFound('vpc-router', { name: 'nowhere' }),
    )
  })
})

describe('changing a custom route', () => {
  test('changes all that is said, and notes the time', async () => {
    const { network, router, query } = await customRouter()
    const before = await network.addRoute(router.id, 'a')
    await rack.advance(1000)
    const body = named('b', { type: 'ip', value: '192.0.2.1' }, { type: 'instance', value: 'web' })
    const after = await admin.does('vpcRouterRouteUpdate', { params: { route: 'a' }, query, body })
    expect(after).toEqual({ ...before, ...body, timeModified: rack.now })
    expect(await admin.does('vpcRouterRouteView', { params: { route: before.id } })).toEqual(after)
  })

  test('leaves name and description when they are left out', async () => {
    const { network, router } = await customRouter()
    const before = await network.addRoute(router.id, 'a', { description: 'Kept' })
    const body = { destination: anywhere, target: drop }
    const after = await admin.does('vpcRouterRouteUpdate', { params: { route: before.id }, body })
    expect(after).toEqual({ ...before, timeModified: rack.now })
  })

  test('cannot give it the name of another one', async () => {
    const { network, router } = await customRouter()
    await network.addRoute(router.id, 'a')
    const { id } = await network.addRoute(router.id, 'b')
    expect(await admin.isRefused('vpcRouterRouteUpdate', { params: { route: id }, body: named('a') })).toEqual(
      alreadyExists('router-route', 'a'),
    )
  })
})

describe('routes of the system router', () => {
  const toGateway = { type: 'internet_gateway', value: 'other' } as const

  test.each([
    ['default-v4', anywhere],
    ['default-v6', { type: 'ip_net', value: '::/0' }],
  ] as const)('%s can have another target', async (route, destination) => {
    const { vpc } = await newNetwork(rack)
    const query = { router: vpc.systemRouterId }
    const before = await admin.does('vpcRouterRouteView', { params: { route }, query })
    const body = { destination, target: toGateway, name: null }
    const after = await admin.does('vpcRouterRouteUpdate', { params: { route }, query, body })
    expect(after).toEqual({ ...before, target: toGateway })
  })

  test.each([
    { destination: { type: 'ip_net', value: '10.0.0.0/8' } },
    { destination: { type: 'subnet', value: 'default' } },
    { destination: anywhere, name: 'default-v4' },
    { destination: anywhere, description: '' },
  ] as const)('a default one can have nothing else: %j', async (body) => {
    const { vpc } = await newNetwork(rack)
    const query = { router: vpc.systemRouterId }
    const params = { route: 'default-v4' }
    expect(
      await admin.isRefused('vpcRouterRouteUpdate', { params, query, body: { target: toGateway, ...body } }),
    ).toEqual(invalidRequest('the destination and metadata of a Default route cannot be changed'))
  })

  test.each<[RouteTarget, string]>([
    [{ type: 'subnet', value: 'default' }, 'subnets cannot be used as a target in default routers'],
    [{ type: 'vpc', value: 'default' }, 'users cannot specify VPCs as a destination or target in default routes'],
    [{ type: 'ip', value: 'fd00::1' }, 'cannot mix explicit IPv4 and IPv6 addresses between destination and target'],
  ])('a default one cannot lead to %j', async (target, reason) => {
    const { vpc } = await newNetwork(rack)
    const query = { router: vpc.systemRouterId }
    const body = { destination: anywhere, target }
    expect(await admin.isRefused('vpcRouterRouteUpdate', { params: { route: 'default-v4' }, query, body })).toEqual(
      invalidRequest(reason),
    )
  })

  test('that to a subnet cannot be changed', async () => {
    const { vpc } = await newNetwork(rack)
    const query = { router: vpc.systemRouterId }
    const body = { destination: { type: 'subnet', value: 'default' }, target: drop } as const
    expect(await admin.isRefused('vpcRouterRouteUpdate', { params: { route: 'default' }, query, body })).toEqual(
      invalidRequest('routes of type vpc_subnet within the system router are not modifiable'),
    )
  })

  test.each(['default', 'default-v4', 'default-v6'])('%s cannot be deleted', async (route) => {
    const network = await newNetwork(rack)
    const router = network.vpc.systemRouterId
    const before = await network.routesOf(router)
    expect(await admin.isRefused('vpcRouterRouteDelete', { params: { route }, query: { router } })).toEqual(
      invalidRequest('DELETE not allowed on system routes'),
    )
    expect(await network.routesOf(router)).toEqual(before)
  })
})

test('deleting a custom route makes it vanish and frees its name', async () => {
  const { network, router, query } = await customRouter()
  const { id } = await network.addRoute(router.id, 'a')
  expect(await admin.does('vpcRouterRouteDelete', { params: { route: 'a' }, query })).toBeUndefined()
  expect(await admin.isRefused('vpcRouterRouteView', { params: { route: id } })).toEqual(
    notFound('router-route', { id }),
  )
  expect((await network.addRoute(router.id, 'a')).id).not.toBe(id)
})
