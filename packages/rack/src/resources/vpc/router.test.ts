import { describe, expect, test } from 'vitest'
import { newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, notFound, unparsable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

describe('listing and viewing', () => {
  test('shows the routers of the VPC and no others', async () => {
    const network = await newNetwork(rack)
    await (await newNetwork(rack)).addRouter('elsewhere')
    await network.addRouter('custom')
    const { items } = await admin.does('vpcRouterList', { query: network.query })
    expect(items.map(({ name, kind }) => [name, kind])).toEqual([
      ['custom', 'custom'],
      ['system', 'system'],
    ])
  })

  test('goes on page after page', async () => {
    const network = await newNetwork(rack)
    for (const name of ['a', 'b', 'c']) await network.addRouter(name)
    const first = await admin.does('vpcRouterList', { query: { ...network.query, limit: 2 } })
    const second = await admin.does('vpcRouterList', { query: { pageToken: first.nextPage } })
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['a', 'b', 'c', 'system'])
  })

  test('needs a VPC', async () => {
    expect(await admin.isRefused('vpcRouterList', { query: { project: 'storefront' } })).toEqual(
      unparsable('unable to parse query string: missing field `vpc`'),
    )
  })

  test('finds a router by name and by id', async () => {
    const { project, vpc } = await newNetwork(rack)
    const router = await admin.does('vpcRouterView', { params: { router: vpc.systemRouterId } })
    const query = { project, vpc: 'default' }
    expect(await admin.does('vpcRouterView', { params: { router: 'system' }, query })).toEqual(router)
  })
})

describe('a new router', () => {
  test('is a custom one without routes', async () => {
    const network = await newNetwork(rack)
    const body = { name: 'custom', description: 'Made' }
    const router = await admin.does('vpcRouterCreate', { query: network.query, body })
    expect(router).toEqual({
      ...body,
      id: expect.any(String),
      vpcId: network.vpc.id,
      kind: 'custom',
      timeCreated: rack.now,
      timeModified: rack.now,
    })
    expect(await network.routesOf(router.id)).toEqual([])
  })

  test.each(['system', 'custom'])('cannot have the name of another one in the VPC: %s', async (name) => {
    const network = await newNetwork(rack)
    await network.addRouter('custom')
    const body = { name, description: '' }
    expect(await admin.isRefused('vpcRouterCreate', { query: network.query, body })).toEqual(
      alreadyExists('vpc-router', name),
    )
  })

  test('cannot be in a VPC that there is not', async () => {
    const query = { project: 'storefront', vpc: 'nowhere' }
    const body = { name: 'custom', description: '' }
    expect(await admin.isRefused('vpcRouterCreate', { query, body })).toEqual(notFound('vpc', { name: 'nowhere' }))
  })
})

describe('changing a router', () => {
  test('renames and describes it, and notes the time', async () => {
    const network = await newNetwork(rack)
    const before = await network.addRouter('custom')
    await rack.advance(1000)
    const body = { name: 'renamed', description: 'Anew' }
    const after = await admin.does('vpcRouterUpdate', { params: { router: 'custom' }, query: network.query, body })
    expect(after).toEqual({ ...before, ...body, timeModified: rack.now })
    expect(await admin.does('vpcRouterView', { params: { router: before.id } })).toEqual(after)
  })

  test('works for the system router, which goes on leading to new subnets', async () => {
    const network = await newNetwork(rack)
    const params = { router: network.vpc.systemRouterId }
    await admin.does('vpcRouterUpdate', { params, body: { name: 'renamed' } })
    await network.addSubnet('a', '10.0.0.0/24')
    const routes = await network.routesOf(network.vpc.systemRouterId)
    expect(routes.map(({ name }) => name)).toEqual(['a', 'default', 'default-v4', 'default-v6'])
    expect((await network.addRouter('system')).kind).toBe('custom')
  })

  test('cannot give it the name of another one', async () => {
    const network = await newNetwork(rack)
    const { id } = await network.addRouter('custom')
    expect(await admin.isRefused('vpcRouterUpdate', { params: { router: id }, body: { name: 'system' } })).toEqual(
      alreadyExists('vpc-router', 'system'),
    )
  })
})

describe('deleting a router', () => {
  test('takes its routes with it', async () => {
    const network = await newNetwork(rack)
    const before = await rack.count('routerRoute')
    const { id } = await network.addRouter('custom')
    await network.addRoute(id, 'a')
    await network.addRoute(id, 'b')
    expect(await admin.does('vpcRouterDelete', { params: { router: 'custom' }, query: network.query })).toBeUndefined()
    expect(await rack.count('routerRoute')).toBe(before)
    expect(await admin.isRefused('vpcRouterView', { params: { router: id } })).toEqual(notFound('vpc-router', { id }))
  })

  test('is refused for the system router', async () => {
    const { vpc } = await newNetwork(rack)
    const params = { router: vpc.systemRouterId }
    expect(await admin.isRefused('vpcRouterDelete', { params })).toEqual(invalidRequest('cannot delete system router'))
    expect((await admin.does('vpcRouterView', { params })).kind).toBe('system')
  })
})
