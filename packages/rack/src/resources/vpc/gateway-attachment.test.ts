import { describe, expect, test } from 'vitest'
import { addPool, newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, notFound, unparsable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const MISSING = '00000000-0000-4000-8000-000000000000'
const linked = await addPool(rack, 'linked')

async function newGateway() {
  const network = await newNetwork(rack)
  const gateway = await network.addGateway('exit')
  return { network, gateway, query: { gateway: gateway.id } }
}

describe('pools', () => {
  test.each([['by name', 'linked'] as const, ['by id', linked] as const])('are attached %s', async (_, ipPool) => {
    const { network, gateway, query } = await newGateway()
    const given = { name: 'main', description: 'Made' }
    const attachment = await admin.does('internetGatewayIpPoolCreate', { query, body: { ...given, ipPool } })
    expect(attachment).toEqual({
      ...given,
      id: expect.any(String),
      internetGatewayId: gateway.id,
      ipPoolId: linked,
      timeCreated: rack.now,
      timeModified: rack.now,
    })
    const byName = { project: network.project, vpc: 'default', gateway: 'exit' }
    expect((await admin.does('internetGatewayIpPoolList', { query: byName })).items).toEqual([attachment])
  })

  test('of another silo, or of none, are as if they were not there', async () => {
    const { query } = await newGateway()
    const { siloId } = await rack.as({ silo: 'lab', user: 'viewer' }).does('currentUserView', {})
    await addPool(rack, 'foreign', { siloId })
    const unlinked = await addPool(rack, 'unlinked', null)
    const attempt = (ipPool: string) =>
      admin.isRefused('internetGatewayIpPoolCreate', { query, body: { name: 'a', description: '', ipPool } })
    expect(await attempt('foreign')).toEqual(notFound('ip-pool', { name: 'foreign' }))
    expect(await attempt(unlinked)).toEqual(notFound('ip-pool', { id: unlinked }))
    expect(await attempt('missing')).toEqual(notFound('ip-pool', { name: 'missing' }))
    expect(await attempt(MISSING)).toEqual(notFound('ip-pool', { id: MISSING }))
  })

  test('are attached under a name of their own', async () => {
    const { query } = await newGateway()
    const body = { name: 'main', description: '', ipPool: linked }
    await admin.does('internetGatewayIpPoolCreate', { query, body })
    expect(await admin.isRefused('internetGatewayIpPoolCreate', { query, body })).toEqual(
      alreadyExists('internet-gateway-ip-pool', 'main'),
    )
  })

  test.each([false, true])('are detached by the name or the id of the attachment; cascading: %s', async (cascade) => {
    const { query } = await newGateway()
    const attach = (name: string) =>
      admin.does('internetGatewayIpPoolCreate', { query, body: { name, description: '', ipPool: linked } })
    await attach('one')
    const { id } = await attach('two')
    await admin.does('internetGatewayIpPoolDelete', { params: { pool: 'one' }, query: { ...query, cascade } })
    await admin.does('internetGatewayIpPoolDelete', { params: { pool: id }, query: { cascade } })
    expect((await admin.does('internetGatewayIpPoolList', { query })).items).toEqual([])
    expect(await admin.isRefused('internetGatewayIpPoolDelete', { params: { pool: linked } })).toEqual(
      notFound('internet-gateway-ip-pool', { id: linked }),
    )
  })
})

describe('addresses', () => {
  test.each(['203.0.113.7', '2001:db8::7'])('are attached: %s', async (address) => {
    const { network, gateway, query } = await newGateway()
    const body = { name: 'fixed', description: 'Made', address }
    const attachment = await admin.does('internetGatewayIpAddressCreate', { query, body })
    expect(attachment).toEqual({
      ...body,
      id: expect.any(String),
      internetGatewayId: gateway.id,
      timeCreated: rack.now,
      timeModified: rack.now,
    })
    const byName = { project: network.project, vpc: 'default', gateway: 'exit' }
    expect((await admin.does('internetGatewayIpAddressList', { query: byName })).items).toEqual([attachment])
  })

  test('are at most one of a gateway, also when several are asked for at once', async () => {
    const { query } = await newGateway()
    const attach = (name: string) =>
      admin.call('internetGatewayIpAddressCreate', { query, body: { name, description: '', address: '203.0.113.7' } })
    const results = await Promise.all(['a', 'b', 'c'].map(attach))
    expect(results.filter(({ type }) => type === 'success')).toHaveLength(1)
    const body = { name: 'other', description: '', address: '203.0.113.8' }
    expect(await admin.isRefused('internetGatewayIpAddressCreate', { query, body })).toEqual(
      alreadyExists('internet-gateway-ip-address', 'other'),
    )
  })

  test('that are none cannot be attached', async () => {
    const { query } = await newGateway()
    const body = { name: 'fixed', description: '', address: '203.0.113' }
    const refused = await admin.isRefused('internetGatewayIpAddressCreate', { query, body })
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })

  test.each([false, true])('are detached by the name or the id of the attachment; cascading: %s', async (cascade) => {
    const { query } = await newGateway()
    const attach = (name: string) =>
      admin.does('internetGatewayIpAddressCreate', { query, body: { name, description: '', address: '203.0.113.7' } })
    await attach('one')
    await admin.does('internetGatewayIpAddressDelete', { params: { address: 'one' }, query: { ...query, cascade } })
    const { id } = await attach('two')
    await admin.does('internetGatewayIpAddressDelete', { params: { address: id }, query: { cascade } })
    expect((await admin.does('internetGatewayIpAddressList', { query })).items).toEqual([])
  })
})

test.each(['internetGatewayIpPoolList', 'internetGatewayIpAddressList'] as const)(
  '%s needs a gateway',
  async (operation) => {
    expect(await admin.isRefused(operation, { query: { project: 'storefront', vpc: 'default' } })).toEqual(
      unparsable('unable to parse query string: missing field `gateway`'),
    )
  },
)
