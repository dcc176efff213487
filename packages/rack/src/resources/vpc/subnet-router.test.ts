import { describe, expect, test } from 'vitest'
import { newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const MISSING = '00000000-0000-4000-8000-000000000000'

describe('a custom router is attached to a subnet', () => {
  test('when it is made, by name or by id', async () => {
    const network = await newNetwork(rack)
    const { id } = await network.addRouter('custom')
    expect((await network.addSubnet('a', '10.0.0.0/24', { customRouter: 'custom' })).customRouterId).toBe(id)
    expect((await network.addSubnet('b', '10.0.1.0/24', { customRouter: id })).customRouterId).toBe(id)
  })

  test('later, and replaced by another one', async () => {
    const network = await newNetwork(rack)
    const [one, two] = [await network.addRouter('one'), await network.addRouter('two')]
    const params = { subnet: 'default' }
    const { query } = network
    const first = await admin.does('vpcSubnetUpdate', { params, query, body: { customRouter: 'one' } })
    expect(first.customRouterId).toBe(one.id)
    const second = await admin.does('vpcSubnetUpdate', { params, query, body: { customRouter: two.id } })
    expect(second.customRouterId).toBe(two.id)
  })

  test.each([{ name: 'renamed' }, { customRouter: null }])('no longer after an update that says %j', async (body) => {
    const network = await newNetwork(rack)
    await network.addRouter('custom')
    const { id } = await network.addSubnet('a', '10.0.0.0/24', { customRouter: 'custom' })
    expect((await admin.does('vpcSubnetUpdate', { params: { subnet: id }, body })).customRouterId).toBeNull()
  })

  test('no longer when the router is deleted, wherever it was attached', async () => {
    const network = await newNetwork(rack)
    const router = await network.addRouter('custom')
    const kept = await network.addRouter('kept')
    await network.addSubnet('a', '10.0.0.0/24', { customRouter: 'custom' })
    await network.addSubnet('b', '10.0.1.0/24', { customRouter: 'custom' })
    await network.addSubnet('c', '10.0.2.0/24', { customRouter: 'kept' })
    await admin.does('vpcRouterDelete', { params: { router: router.id } })
    const { items } = await admin.does('vpcSubnetList', { query: network.query })
    expect(items.map(({ name, customRouterId }) => [name, customRouterId])).toEqual([
      ['a', null],
      ['b', null],
      ['c', kept.id],
      ['default', null],
    ])
  })
})

/** What a new subnet and one that is there say to a router; it must be the same. */
const refusalOf = async (attempt: (customRouter: string) => Promise<string>) => {
  const network = await newNetwork(rack)
  const given = await attempt(network.vpc.systemRouterId)
  const body = { name: 'a', description: '', ipv4Block: '10.0.0.0/24', customRouter: given }
  const before = await rack.count('vpcSubnet')
  const created = await admin.isRefused('vpcSubnetCreate', { query: network.query, body })
  expect(await rack.count('vpcSubnet')).toBe(before)
  const params = { subnet: 'default' }
  const updated = await admin.isRefused('vpcSubnetUpdate', {
    params,
    query: network.query,
    body: { customRouter: given },
  })
  expect(updated).toEqual(created)
  return created
}

describe('no subnet can have', () => {
  test('the system router', async () => {
    const refused = invalidRequest('cannot attach a system router to a VPC subnet')
    expect(await refusalOf(async (systemRouter) => systemRouter)).toEqual(refused)
    expect(await refusalOf(async () => 'system')).toEqual(refused)
  })

  test('a router of another VPC', async () => {
    const { id } = await (await newNetwork(rack)).addRouter('elsewhere')
    expect(await refusalOf(async () => id)).toEqual(
      invalidRequest('a router can only be attached to a subnet when both belong to the same VPC'),
    )
    expect(await refusalOf(async () => 'elsewhere')).toEqual(notFound('vpc-router', { name: 'elsewhere' }))
  })

  test('a router that there is not', async () => {
    expect(await refusalOf(async () => MISSING)).toEqual(notFound('vpc-router', { id: MISSING }))
  })

  test('a router of another silo, which is as if it were not there', async () => {
    const theirs = rack.as({ silo: 'lab', user: 'admin' })
    const query = { project: 'telescope', vpc: 'default' }
    const { id } = await theirs.does('vpcRouterCreate', { query, body: { name: 'theirs', description: '' } })
    expect(await refusalOf(async () => id)).toEqual(notFound('vpc-router', { id }))
  })
})
