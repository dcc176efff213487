import { describe, expect, test } from 'vitest'
import { newNetwork } from '../../testing/network.ts'
import type { Network } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

/** The routes to subnets that the system keeps, without that to the default subnet. */
async function kept(network: Network) {
  const routes = await network.routesOf(network.vpc.systemRouterId)
  return routes.filter(({ kind, name }) => kind === 'vpc_subnet' && name !== 'default')
}

function routeTo(subnet: string, name = subnet) {
  const end = { type: 'subnet', value: subnet }
  return { name, kind: 'vpc_subnet', destination: end, target: end }
}

describe('the system router leads to a subnet', () => {
  test('as soon as it is made', async () => {
    const network = await newNetwork(rack)
    await network.addSubnet('a', '10.0.0.0/24')
    expect(await kept(network)).toEqual([routeTo('a')])
  })

  test('under its new name once it is renamed', async () => {
    const network = await newNetwork(rack)
    const { id } = await network.addSubnet('a', '10.0.0.0/24')
    await admin.does('vpcSubnetUpdate', { params: { subnet: id }, body: { name: 'b' } })
    expect(await kept(network)).toEqual([routeTo('b')])
  })

  test('by the same route when only the description changes', async () => {
    const network = await newNetwork(rack)
    const { id } = await network.addSubnet('a', '10.0.0.0/24')
    const query = { router: network.vpc.systemRouterId }
    const before = await admin.does('vpcRouterRouteView', { params: { route: 'a' }, query })
    await rack.advance(1000)
    await admin.does('vpcSubnetUpdate', { params: { subnet: id }, body: { description: 'Anew' } })
    expect(await admin.does('vpcRouterRouteView', { params: { route: 'a' }, query })).toEqual(before)
  })

  test('no longer when it is deleted', async () => {
    const network = await newNetwork(rack)
    const { id } = await network.addSubnet('a', '10.0.0.0/24')
    await admin.does('vpcSubnetDelete', { params: { subnet: id } })
    expect(await kept(network)).toEqual([])
  })

  test.each(['default-v4', 'default-v6'])('by a route of another name when it is called %s', async (name) => {
    const network = await newNetwork(rack)
    const { id } = await network.addSubnet(name, '10.0.0.0/24')
    expect(await kept(network)).toEqual([routeTo(name, `conflict-${name}-${id}`)])
    await admin.does('vpcSubnetUpdate', { params: { subnet: id }, body: { name: 'plain' } })
    expect(await kept(network)).toEqual([routeTo('plain')])
    await admin.does('vpcSubnetUpdate', { params: { subnet: id }, body: { name } })
    expect(await kept(network)).toEqual([routeTo(name, `conflict-${name}-${id}`)])
    await admin.does('vpcSubnetDelete', { params: { subnet: id } })
    expect(await kept(network)).toEqual([])
  })
})
