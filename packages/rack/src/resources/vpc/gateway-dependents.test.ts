import { describe, expect, test } from 'vitest'
import { newOutside } from '../../testing/external-ips.ts'
import { addPool, freshRange, Network } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const range = freshRange(200)
const pool = await addPool(rack, 'pool', {}, [range])
const other = await addPool(rack, 'other', {}, [freshRange(200)])

/** An instance in a VPC with a gateway, to which a pool and an address of it are attached and a route may lead. */
async function bench({ isRouted = true, hasInterface = true } = {}) {
  const outside = await newOutside(rack)
  const vpc = await admin.does('vpcView', { params: { vpc: 'default' }, query: outside.query })
  const network = new Network(rack, vpc)
  const { id: gateway } = await network.addGateway('exit')
  const router = await network.addRouter('custom')
  const target = { type: 'internet_gateway', value: isRouted ? 'exit' : 'default' } as const
  await network.addRoute(router.id, 'out', { target })
  const floating = await outside.addFloating('floating', { pool })
  const query = { gateway }
  const named = { description: '' }
  const { id: poolId } = await admin.does('internetGatewayIpPoolCreate', {
    query,
    body: { ...named, name: 'pool', ipPool: pool },
  })
  const { id: addressId } = await admin.does('internetGatewayIpAddressCreate', {
    query,
    body: { ...named, name: 'address', address: floating.ip },
  })
  const networkInterfaces = { type: hasInterface ? 'default' : 'none' } as const
  const instance = await outside.addInstance('machine', { networkInterfaces })
  const ofPool = (cascade?: boolean) => ({ params: { pool: poolId }, query: { cascade } })
  const ofAddress = (cascade?: boolean) => ({ params: { address: addressId }, query: { cascade } })
  return { outside, instance, ofPool, ofAddress }
}

const needed = (what: string) =>
  invalidRequest(`VPC routes dependent on this IP ${what}. To perform a cascading delete set the cascade option`)

describe('without cascade', () => {
  test('a pool stays while an instance of the VPC has an ephemeral IP of it', async () => {
    const { instance, ofPool } = await bench()
    const params = { instance }
    await admin.does('instanceEphemeralIpAttach', { params, body: { pool } })
    expect(await admin.isRefused('internetGatewayIpPoolDelete', ofPool())).toEqual(needed('pool'))
    await admin.does('instanceEphemeralIpDetach', { params })
    expect(await admin.does('internetGatewayIpPoolDelete', ofPool())).toBeUndefined()
  })

  test('pool and address stay while an instance of the VPC has that floating IP', async () => {
    const { outside, instance, ofPool, ofAddress } = await bench()
    await outside.attach('floating', instance)
    expect(await admin.isRefused('internetGatewayIpPoolDelete', ofPool())).toEqual(needed('pool'))
    expect(await admin.isRefused('internetGatewayIpAddressDelete', ofAddress())).toEqual(needed('address'))
  })

  test('an address goes though an instance has another one of the pool', async () => {
    const { instance, ofAddress } = await bench()
    await admin.does('instanceEphemeralIpAttach', { params: { instance }, body: { pool } })
    expect(await admin.does('internetGatewayIpAddressDelete', ofAddress())).toBeUndefined()
  })

  test('both go when no route leads to the gateway', async () => {
    const { outside, instance, ofPool, ofAddress } = await bench({ isRouted: false })
    await outside.attach('floating', instance)
    expect(await admin.does('internetGatewayIpPoolDelete', ofPool())).toBeUndefined()
    expect(await admin.does('internetGatewayIpAddressDelete', ofAddress())).toBeUndefined()
  })

  test('both go when the instance is not in the VPC', async () => {
    const { outside, instance, ofPool, ofAddress } = await bench({ hasInterface: false })
    await outside.attach('floating', instance)
    expect(await admin.does('internetGatewayIpPoolDelete', ofPool())).toBeUndefined()
    expect(await admin.does('internetGatewayIpAddressDelete', ofAddress())).toBeUndefined()
  })

  test('a pool goes when what the instance has is of another', async () => {
    const { instance, ofPool } = await bench()
    await admin.does('instanceEphemeralIpAttach', { params: { instance }, body: { pool: other } })
    expect(await admin.does('internetGatewayIpPoolDelete', ofPool())).toBeUndefined()
  })
})

test('with cascade both go, and the routes stay', async () => {
  const { outside, instance, ofPool, ofAddress } = await bench()
  await outside.attach('floating', instance)
  const before = await rack.count('routerRoute')
  expect(await admin.does('internetGatewayIpPoolDelete', ofPool(true))).toBeUndefined()
  expect(await admin.does('internetGatewayIpAddressDelete', ofAddress(true))).toBeUndefined()
  expect(await rack.count('routerRoute')).toBe(before)
})
