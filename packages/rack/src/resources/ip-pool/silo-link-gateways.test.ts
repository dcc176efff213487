import { describe, expect, test } from 'vitest'
import { addPool, freshRange, newNetwork } from '../../testing/network.ts'
import type { Network } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const admin = rack.as('admin')
let number = 0

/** A pool with a few addresses, linked to nothing. */
async function newPool(): Promise<string> {
  number += 1
  return addPool(rack, `pool-${number}`, null, [freshRange(8)])
}

const link = (pool: string, silo: string, isDefault = false) =>
  operator.does('ipPoolSiloLink', { params: { pool }, body: { silo, isDefault } })
const setDefault = (pool: string, silo: string, isDefault: boolean) =>
  operator.does('ipPoolSiloUpdate', { params: { pool, silo }, body: { isDefault } })

/** What is attached to the default gateway of a VPC: the name of the attachment, and the pool. */
async function attachedTo({ query }: Network) {
  const { items } = await admin.does('internetGatewayIpPoolList', { query: { ...query, gateway: 'default' } })
  return items.map(({ name, ipPoolId }) => [name, ipPoolId])
}

describe('gateways named default', () => {
  test('get the pool with a default link, those that had no default pool before', async () => {
    await setDefault('internet', 'demo', false)
    const network = await newNetwork(rack)
    const other = await network.addGateway('other')
    expect(await attachedTo(network)).toEqual([])
    const pool = await newPool()
    await link(pool, 'demo', true)
    expect(await attachedTo(network)).toEqual([['default', pool]])
    const query = { gateway: other.id }
    expect((await admin.does('internetGatewayIpPoolList', { query })).items).toEqual([])

    await setDefault('internet', 'demo', true)
    expect(await attachedTo(network)).toEqual([['default', pool]])
  })

  test('get it also when a link becomes the default one', async () => {
    await setDefault('internet', 'demo', false)
    const network = await newNetwork(rack)
    const pool = await newPool()
    await link(pool, 'demo')
    expect(await attachedTo(network)).toEqual([])
    await setDefault(pool, 'demo', true)
    expect(await attachedTo(network)).toEqual([['default', pool]])
    await setDefault('internet', 'demo', true)
  })

  test('lose the pool with the link', async () => {
    const pool = await newPool()
    await link(pool, 'demo')
    const network = await newNetwork(rack)
    const query = { ...network.query, gateway: 'default' }
    await admin.does('internetGatewayIpPoolCreate', { query, body: { name: 'extra', description: '', ipPool: pool } })
    await operator.does('ipPoolSiloUnlink', { params: { pool, silo: 'demo' } })
    expect((await attachedTo(network)).map(([name]) => name)).toEqual(['default'])
  })

  test('keep the pool when it is another silo that loses it', async () => {
    const pool = await newPool()
    await link(pool, 'demo')
    await link(pool, 'lab')
    const researcher = rack.as({ silo: 'lab', user: 'researcher' })
    const query = { project: 'telescope', vpc: 'default', gateway: 'default' }
    const body = { name: 'extra', description: '', ipPool: pool }
    await researcher.does('internetGatewayIpPoolCreate', { query, body })
    await operator.does('ipPoolSiloUnlink', { params: { pool, silo: 'demo' } })
    const { items } = await researcher.does('internetGatewayIpPoolList', { query })
    expect(items.map(({ name }) => name)).toEqual(['default', 'extra'])
  })
})
