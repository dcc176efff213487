import { describe, expect, test } from 'vitest'
import { addPool, newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, notFound, unparsable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

describe('listing and viewing', () => {
  test('shows the gateways of the VPC and no others', async () => {
    const network = await newNetwork(rack)
    await (await newNetwork(rack)).addGateway('elsewhere')
    const gateway = await network.addGateway('exit')
    const { items } = await admin.does('internetGatewayList', { query: network.query })
    expect(items.map(({ name }) => name)).toEqual(['default', 'exit'])
    expect(items[1]).toEqual(gateway)
    const query = { project: network.project, vpc: 'default' }
    expect(await admin.does('internetGatewayView', { params: { gateway: 'exit' }, query })).toEqual(gateway)
    expect(await admin.does('internetGatewayView', { params: { gateway: gateway.id } })).toEqual(gateway)
  })

  test('needs a VPC', async () => {
    expect(await admin.isRefused('internetGatewayList', { query: { project: 'storefront' } })).toEqual(
      unparsable('unable to parse query string: missing field `vpc`'),
    )
  })
})

describe('a new gateway', () => {
  test('has what was asked for, and nothing attached', async () => {
    const { vpc, query } = await newNetwork(rack)
    await addPool(rack, 'unused')
    const body = { name: 'exit', description: 'Made' }
    const gateway = await admin.does('internetGatewayCreate', { query, body })
    const times = { timeCreated: rack.now, timeModified: rack.now }
    expect(gateway).toEqual({ ...body, ...times, id: expect.any(String), vpcId: vpc.id })
    const of = { gateway: gateway.id }
    expect((await admin.does('internetGatewayIpPoolList', { query: of })).items).toEqual([])
  })

  test('cannot have the name of another one in the VPC', async () => {
    const { query } = await newNetwork(rack)
    const body = { name: 'default', description: '' }
    expect(await admin.isRefused('internetGatewayCreate', { query, body })).toEqual(
      alreadyExists('internet-gateway', 'default'),
    )
  })

  test('cannot be in a VPC that there is not', async () => {
    const query = { project: 'storefront', vpc: 'nowhere' }
    const body = { name: 'exit', description: '' }
    expect(await admin.isRefused('internetGatewayCreate', { query, body })).toEqual(
      notFound('vpc', { name: 'nowhere' }),
    )
  })
})

/** A gateway with a pool and an address. */
async function busyGateway() {
  const network = await newNetwork(rack)
  const gateway = await network.addGateway('exit')
  const query = { gateway: gateway.id }
  const ipPool = await addPool(rack, `pool-${gateway.id.slice(0, 8)}`)
  await admin.does('internetGatewayIpPoolCreate', { query, body: { name: 'pool', description: '', ipPool } })
  const address = { name: 'fixed', description: '', address: '203.0.113.7' }
  await admin.does('internetGatewayIpAddressCreate', { query, body: address })
  return { network, gateway, params: { gateway: gateway.id } }
}

const words = (what: string) =>
  invalidRequest(`${what} referencing this gateway exist. To perform a cascading delete set the cascade option`)

describe('deleting a gateway', () => {
  test('waits for what is attached to it: pools first, then addresses', async () => {
    const { gateway, params } = await busyGateway()
    const query = { gateway: gateway.id }
    expect(await admin.isRefused('internetGatewayDelete', { params })).toEqual(words('Ip pools'))
    await admin.does('internetGatewayIpPoolDelete', { params: { pool: 'pool' }, query })
    expect(await admin.isRefused('internetGatewayDelete', { params, query: { cascade: false } })).toEqual(
      words('Ip addresses'),
    )
    await admin.does('internetGatewayIpAddressDelete', { params: { address: 'fixed' }, query })
    expect(await admin.does('internetGatewayDelete', { params })).toBeUndefined()
    expect(await admin.isRefused('internetGatewayView', { params })).toEqual(
      notFound('internet-gateway', { id: gateway.id }),
    )
  })

  test('does not wait for routes that lead to it, which then lead nowhere', async () => {
    const network = await newNetwork(rack)
    const before = await network.routesOf(network.vpc.systemRouterId)
    const ofDefault = { ...network.query, gateway: 'default' }
    await admin.does('internetGatewayIpPoolDelete', { params: { pool: 'default' }, query: ofDefault })
    await admin.does('internetGatewayDelete', { params: { gateway: 'default' }, query: network.query })
    expect(await network.routesOf(network.vpc.systemRouterId)).toEqual(before)
  })

  test('takes attachments and routes of every router with it when it cascades, and nothing else', async () => {
    const { network, params } = await busyGateway()
    const attached = [await rack.count('internetGatewayIpPool'), await rack.count('internetGatewayIpAddress')]
    const custom = await network.addRouter('custom')
    await network.addRoute(custom.id, 'to-exit', { target: { type: 'internet_gateway', value: 'exit' } })
    await network.addRoute(custom.id, 'to-other', { target: { type: 'internet_gateway', value: 'default' } })
    await network.addRoute(custom.id, 'to-instance', { target: { type: 'instance', value: 'exit' } })
    await admin.does('internetGatewayDelete', { params, query: { cascade: true } })
    expect((await network.routesOf(custom.id)).map(({ name }) => name)).toEqual(['to-instance', 'to-other'])
    expect([await rack.count('internetGatewayIpPool'), await rack.count('internetGatewayIpAddress')]).toEqual(
      attached.map((count) => count - 1),
    )
  })

  test('takes the default routes with the default gateway when it cascades', async () => {
    const network = await newNetwork(rack)
    const params = { gateway: 'default' }
    await admin.does('internetGatewayDelete', { params, query: { ...network.query, cascade: true } })
    const routes = await network.routesOf(network.vpc.systemRouterId)
    expect(routes.map(({ name }) => name)).toEqual(['default'])
  })
})
