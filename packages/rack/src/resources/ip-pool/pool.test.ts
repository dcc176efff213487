import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import { addPool, freshRange, newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, invalidValue, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const admin = rack.as('admin')
const MISSING = '00000000-0000-4000-8000-000000000000'

const utilizationOf = (pool: string) => operator.does('ipPoolUtilizationView', { params: { pool } })

const names = async (sortBy: 'name_ascending' | 'name_descending') =>
  (await operator.does('ipPoolList', { query: { sortBy } })).items.map(({ name }) => name)

describe('listing and viewing', () => {
  test('shows the pools of the fleet in order, without that of the services', async () => {
    const expected = ['internet', 'ipv6-trial', 'lab-internet', 'legacy', 'partners', 'spare']
    expect(await names('name_ascending')).toEqual(expected)
    expect(await names('name_descending')).toEqual(expected.toReversed())
  })

  test('shows page after page', async () => {
    const first = await operator.does('ipPoolList', { query: { limit: 4 } })
    const { nextPage: pageToken } = first
    const second = await operator.does('ipPoolList', { query: { limit: 4, pageToken } })
    expect(second.items.map(({ name }) => name)).toEqual(['partners', 'spare'])
  })

  test('finds a pool by name and by id', async () => {
    const pool = await operator.does('ipPoolView', { params: { pool: 'internet' } })
    expect(pool).toMatchObject({ name: 'internet', description: 'Reachable from everywhere' })
    expect(await operator.does('ipPoolView', { params: { pool: pool.id } })).toEqual(pool)
  })

  test.each([
    ['missing', { name: 'missing' }],
    [MISSING, { id: MISSING }],
  ])('does not find %s', async (pool, by) => {
    expect(await operator.isRefused('ipPoolView', { params: { pool } })).toEqual(notFound('ip-pool', by))
    expect(await operator.isRefused('ipPoolUtilizationView', { params: { pool } })).toEqual(notFound('ip-pool', by))
  })
})

describe('a new pool', () => {
  test('has what was asked for, no ranges and no silos', async () => {
    const body = { name: 'fresh', description: 'Just made' }
    const pool = await operator.does('ipPoolCreate', { body })
    expect(pool).toEqual({ ...body, id: expect.any(String), timeCreated: rack.now, timeModified: rack.now })
    const params = { pool: 'fresh' }
    expect(await operator.does('ipPoolView', { params })).toEqual(pool)
    expect((await operator.does('ipPoolRangeList', { params })).items).toEqual([])
    expect((await operator.does('ipPoolSiloList', { params })).items).toEqual([])
    expect(await utilizationOf('fresh')).toEqual({
      ipv4: { allocated: 0, capacity: 0 },
      ipv6: { allocated: '0', capacity: '0' },
    })
  })

  test.each(['internet', 'plenum-services'])('cannot be called %s', async (name) => {
    const before = await rack.count('ipPool')
    expect(await operator.isRefused('ipPoolCreate', { body: { name, description: '' } })).toEqual(
      alreadyExists('ip-pool', name),
    )
    expect(await rack.count('ipPool')).toBe(before)
  })

  test('cannot have a description that is too long, or a name that is none', async () => {
    const long = { name: 'long', description: 'x'.repeat(513) }
    expect(await operator.isRefused('ipPoolCreate', { body: long })).toEqual(
      invalidValue('description', 'description may contain at most 512 characters'),
    )
    const refused = await operator.isRefused('ipPoolCreate', { body: { name: 'No', description: '' } })
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })
})

describe('changing a pool', () => {
  test('renames and describes it, and notes the time', async () => {
    const id = await addPool(rack, 'before')
    const before = await operator.does('ipPoolView', { params: { pool: id } })
    await rack.advance(1000)
    const body = { name: 'after', description: 'Anew' }
    const after = await operator.does('ipPoolUpdate', { params: { pool: 'before' }, body })
    expect(after).toEqual({ ...before, ...body, timeModified: rack.now })
    expect(await operator.does('ipPoolUpdate', { params: { pool: 'after' }, body: {} })).toEqual(after)
    expect(await operator.isRefused('ipPoolView', { params: { pool: 'before' } })).toEqual(
      notFound('ip-pool', { name: 'before' }),
    )
  })

  test.each(['internet', 'plenum-services'])('cannot call it %s', async (name) => {
    const id = await addPool(rack, `not-${name}`)
    expect(await operator.isRefused('ipPoolUpdate', { params: { pool: id }, body: { name } })).toEqual(
      alreadyExists('ip-pool', name),
    )
  })

  test('needs a pool', async () => {
    const params = { pool: 'missing' }
    expect(await operator.isRefused('ipPoolUpdate', { params, body: {} })).toEqual(
      notFound('ip-pool', { name: 'missing' }),
    )
  })
})

describe('deleting a pool', () => {
  test('waits for its ranges, and takes its links and what is attached to gateways with it', async () => {
    const range = freshRange(4)
    const pool = await addPool(rack, 'going', {}, [range])
    const { project } = await newNetwork(rack)
    const attachment = { name: 'going', description: '', ipPool: pool }
    const query = { project, vpc: 'default', gateway: 'default' }
    await admin.does('internetGatewayIpPoolCreate', { query, body: attachment })
    const params = { pool: 'going' }
    expect(await operator.isRefused('ipPoolDelete', { params })).toEqual(
      invalidRequest('IP Pool cannot be deleted while it contains IP ranges'),
    )
    await operator.does('ipPoolRangeRemove', { params, body: range })
    const links = await rack.count('ipPoolLink')
    expect(await operator.does('ipPoolDelete', { params })).toBeUndefined()
    expect(await operator.isRefused('ipPoolView', { params })).toEqual(notFound('ip-pool', { name: 'going' }))
    expect(await rack.count('ipPoolLink')).toBe(links - 1)
    const attached = await admin.does('internetGatewayIpPoolList', { query })
    expect(attached.items.map(({ name }) => name)).toEqual(['default'])
    expect((await operator.does('ipPoolCreate', { body: { name: 'going', description: '' } })).id).not.toBe(pool)
  })

  test('needs a pool', async () => {
    expect(await operator.isRefused('ipPoolDelete', { params: { pool: MISSING } })).toEqual(
      notFound('ip-pool', { id: MISSING }),
    )
  })
})

describe('the utilization of a pool', () => {
  test('counts addresses of all its ranges, and each in use once', async () => {
    const pool = await addPool(rack, 'counted', { isDefault: true }, [freshRange(10), freshRange(200)])
    const ipv6 = { allocated: '0', capacity: '0' }
    expect(await utilizationOf(pool)).toEqual({ ipv4: { allocated: 0, capacity: 210 }, ipv6 })
    const { id: project } = await rack.newProject()
    const make = (name: string, externalIps: { type: 'ephemeral' }[] = []) =>
      admin.does('instanceCreate', { query: { project }, body: smallInstance(name, { externalIps }) })
    await make('a', [{ type: 'ephemeral' }])
    await admin.does('floatingIpCreate', { query: { project }, body: { name: 'f', description: '' } })
    expect((await utilizationOf(pool)).ipv4.allocated).toBe(3)
    for (const name of ['b', 'c', 'd']) await make(name)
    expect((await utilizationOf(pool)).ipv4.allocated).toBe(3)
    await make('e')
    expect((await utilizationOf(pool)).ipv4.allocated).toBe(4)
    await operator.does('ipPoolSiloUpdate', { params: { pool: 'internet', silo: 'demo' }, body: { isDefault: true } })
  })

  test('is exact where numbers are not', async () => {
    const pool = await addPool(rack, 'vast')
    const ranges = [
      { first: '::', last: '7fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff' },
      { first: '8000::', last: '8000::2' },
    ]
    for (const range of ranges)
      await rack.store.write((tx) =>
        tx.insert('ipPoolRange', { id: crypto.randomUUID(), ipPoolId: pool, timeCreated: rack.now, range }),
      )
    const { ipv6 } = await utilizationOf(pool)
    expect(ipv6).toEqual({ allocated: '0', capacity: (2n ** 127n + 3n).toString() })
  })

  test('of all IPv4 addresses that there are fits its number', async () => {
    const pool = await addPool(rack, 'everything')
    const range = { first: '0.0.0.0', last: '255.255.255.255' }
    const id = crypto.randomUUID()
    await rack.store.write((tx) => tx.insert('ipPoolRange', { id, ipPoolId: pool, timeCreated: rack.now, range }))
    expect((await utilizationOf(pool)).ipv4.capacity).toBe(2 ** 32 - 1)
    await rack.store.write((tx) => tx.delete('ipPoolRange', id))
  })
})
