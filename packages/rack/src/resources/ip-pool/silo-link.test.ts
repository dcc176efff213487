import type { InstanceCreate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { stableId } from '../../fleet/stable-id.ts'
import { smallInstance } from '../../testing/bodies.ts'
import { addPool, freshRange } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, noDefaultPool, notFound, unparsable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const admin = rack.as('admin')
const demo = await stableId('demo')
const lab = await stableId('lab')
let number = 0

/** A pool with a few addresses, linked to nothing. */
async function newPool(): Promise<string> {
  number += 1
  return addPool(rack, `pool-${number}`, null, [freshRange(8)])
}

const linksOf = async (pool: string) => (await operator.does('ipPoolSiloList', { params: { pool } })).items
const link = (pool: string, silo: string, isDefault = false) =>
  operator.does('ipPoolSiloLink', { params: { pool }, body: { silo, isDefault } })
const setDefault = (pool: string, silo: string, isDefault: boolean) =>
  operator.does('ipPoolSiloUpdate', { params: { pool, silo }, body: { isDefault } })
const resource = (pool: string, silo: string) => alreadyExists('ip-pool-resource', `(${pool}, ${silo})`)
const defaults = async () => {
  const { items } = await admin.does('projectIpPoolList', {})
  return items.filter(({ isDefault }) => isDefault).map(({ id }) => id)
}

describe('linking a pool to a silo', () => {
  test('lets the silo draw from it', async () => {
    const pool = await newPool()
    const { id: project } = await rack.newProject()
    const body = { name: 'f', description: '', pool }
    expect(await admin.isRefused('floatingIpCreate', { query: { project }, body })).toEqual(
      notFound('ip-pool', { id: pool }),
    )
    expect(await link(pool, 'demo')).toEqual({ ipPoolId: pool, siloId: demo, isDefault: false })
    expect((await admin.does('floatingIpCreate', { query: { project }, body })).ipPoolId).toBe(pool)
  })

  test('takes the silo by id, too, and any number of silos, which are listed by their ids', async () => {
    const pool = await newPool()
    await link(pool, demo)
    await link(pool, 'lab')
    const expected = [demo, lab].toSorted().map((siloId) => ({ ipPoolId: pool, siloId, isDefault: false }))
    expect(await linksOf(pool)).toEqual(expected)
    const params = { pool }
    const first = await operator.does('ipPoolSiloList', { params, query: { limit: 1 } })
    const query = { limit: 1, pageToken: first.nextPage }
    expect([...first.items, ...(await operator.does('ipPoolSiloList', { params, query })).items]).toEqual(expected)
  })

  test('hides the silos that are not discoverable', async () => {
    const pool = await newPool()
    await link(pool, 'demo')
    await link(pool, 'lab')
    await rack.edit('silo', lab, (silo) => ({ ...silo, discoverable: false }))
    expect((await linksOf(pool)).map(({ siloId }) => siloId)).toEqual([demo])
    await rack.edit('silo', lab, (silo) => ({ ...silo, discoverable: true }))
  })

  test('is refused a second time', async () => {
    const pool = await newPool()
    await link(pool, 'demo')
    const params = { pool }
    const body = { silo: 'demo', isDefault: false }
    expect(await operator.isRefused('ipPoolSiloLink', { params, body })).toEqual(resource(pool, demo))
    expect(await linksOf(pool)).toHaveLength(1)
  })

  test('as its default is refused while the silo has another', async () => {
    const pool = await newPool()
    const body = { silo: 'demo', isDefault: true }
    expect(await operator.isRefused('ipPoolSiloLink', { params: { pool }, body })).toEqual(resource(pool, demo))
    expect(await linksOf(pool)).toEqual([])
  })

  test('of several that are asked for at once as its default makes one', async () => {
    await setDefault('internet', 'demo', false)
    const pools = [await newPool(), await newPool(), await newPool()]
    const body = { silo: 'demo', isDefault: true }
    const results = await Promise.all(pools.map((pool) => operator.call('ipPoolSiloLink', { params: { pool }, body })))
    expect(results.filter(({ type }) => type === 'success')).toHaveLength(1)
    expect(await defaults()).toHaveLength(1)
    await setDefault('internet', 'demo', true)
  })

  test('needs a pool and a silo', async () => {
    const body = { silo: 'nowhere', isDefault: false }
    const pool = await newPool()
    expect(await operator.isRefused('ipPoolSiloLink', { params: { pool }, body })).toEqual(
      notFound('silo', { name: 'nowhere' }),
    )
    const params = { pool: 'missing' }
    expect(await operator.isRefused('ipPoolSiloLink', { params, body })).toEqual(
      notFound('ip-pool', { name: 'missing' }),
    )
    expect(await operator.isRefused('ipPoolSiloList', { params })).toEqual(notFound('ip-pool', { name: 'missing' }))
  })

  test('needs to be told whether it is to be the default', async () => {
    const url = 'http://rack.test/v1/system/ip-pools/internet/silos'
    const headers = { 'content-type': 'application/json' }
    const response = await operator.raw(new Request(url, { method: 'POST', headers, body: '{"silo":"demo"}' }))
    expect(await response.json()).toMatchObject({
      message: unparsable('unable to parse JSON body: missing field `is_default`').message,
    })
  })
})

describe('the default pool of a silo', () => {
  test('is what is drawn from when no pool is named; taking its place demotes it and leaves it linked', async () => {
    const before = await defaults()
    const pool = await newPool()
    await link(pool, 'demo')
    expect(await setDefault(pool, 'demo', true)).toEqual({ ipPoolId: pool, siloId: demo, isDefault: true })
    expect(await defaults()).toEqual([pool])
    const internet = await operator.does('ipPoolView', { params: { pool: 'internet' } })
    expect(await linksOf('internet')).toEqual([{ ipPoolId: internet.id, siloId: demo, isDefault: false }])
    const { id: project } = await rack.newProject()
    const body = { name: 'f', description: '' }
    expect((await admin.does('floatingIpCreate', { query: { project }, body })).ipPoolId).toBe(pool)
    expect(await setDefault(pool, 'demo', true)).toMatchObject({ isDefault: true })
    await setDefault('internet', 'demo', true)
    expect(await defaults()).toEqual(before)
  })

  test('may be none; then whoever names no pool gets no address', async () => {
    expect(await setDefault('internet', 'demo', false)).toMatchObject({ isDefault: false })
    expect(await setDefault('internet', 'demo', false)).toMatchObject({ isDefault: false })
    expect(await defaults()).toEqual([])
    const { id: project } = await rack.newProject()
    const floating = { name: 'f', description: '' }
    expect(await admin.isRefused('floatingIpCreate', { query: { project }, body: floating })).toEqual(noDefaultPool)
    const instance: InstanceCreate = smallInstance('a', { externalIps: [] })
    const before = await rack.count('instance')
    expect(await admin.isRefused('instanceCreate', { query: { project }, body: instance })).toEqual(noDefaultPool)
    expect(await rack.count('instance')).toBe(before)
    await setDefault('internet', 'demo', true)
  })

  test('of one silo is not that of another', async () => {
    const pool = await newPool()
    await link(pool, 'demo')
    await link(pool, 'lab')
    await setDefault(pool, 'lab', true)
    expect(await defaults()).not.toContain(pool)
    await setDefault('lab-internet', 'lab', true)
  })

  test('must be linked to it', async () => {
    const pool = await newPool()
    for (const isDefault of [true, false])
      expect(
        await operator.isRefused('ipPoolSiloUpdate', { params: { pool, silo: 'demo' }, body: { isDefault } }),
      ).toEqual(notFound('ip-pool-resource', { id: `(${pool}, ${demo})` }))
    const body = { isDefault: true }
    expect(await operator.isRefused('ipPoolSiloUpdate', { params: { pool, silo: 'nowhere' }, body })).toEqual(
      notFound('silo', { name: 'nowhere' }),
    )
    expect(await operator.isRefused('ipPoolSiloUpdate', { params: { pool: 'no', silo: 'demo' }, body })).toEqual(
      notFound('ip-pool', { name: 'no' }),
    )
  })
})

describe('unlinking a pool from a silo', () => {
  test('takes it out of the sight of the silo, and works also when there is no link', async () => {
    const pool = await newPool()
    await link(pool, 'demo')
    await link(pool, 'lab')
    const params = { pool, silo: 'demo' }
    expect(await operator.does('ipPoolSiloUnlink', { params })).toBeUndefined()
    expect((await linksOf(pool)).map(({ siloId }) => siloId)).toEqual([lab])
    expect(await admin.isRefused('projectIpPoolView', { params: { pool } })).toEqual(notFound('ip-pool', { id: pool }))
    expect(await operator.does('ipPoolSiloUnlink', { params })).toBeUndefined()
  })

  test.each(['ephemeral', 'floating', 'source NAT'] as const)(
    'waits while the silo uses an address of it: %s',
    async (use) => {
      const pool = await newPool()
      await link(pool, 'demo')
      await link(pool, 'lab')
      const { id: project } = await rack.newProject()
      const query = { project }
      if (use === 'source NAT') await setDefault(pool, 'demo', true)
      const externalIps = use === 'ephemeral' ? [{ type: 'ephemeral' as const, pool }] : []
      await admin.does('instanceCreate', { query, body: smallInstance('a', { externalIps }) })
      const floating = { name: 'f', description: '', pool }
      if (use === 'floating') await admin.does('floatingIpCreate', { query, body: floating })
      await setDefault('internet', 'demo', true)
      await rack.settle()

      const params = { pool, silo: 'demo' }
      expect(await operator.isRefused('ipPoolSiloUnlink', { params })).toEqual(
        invalidRequest('IP addresses from this pool are in use in the linked silo'),
      )
      expect(await operator.does('ipPoolSiloUnlink', { params: { pool, silo: 'lab' } })).toBeUndefined()
      await admin.does('instanceDelete', { params: { instance: 'a' }, query })
      if (use === 'floating') await admin.does('floatingIpDelete', { params: { floatingIp: 'f' }, query })
      expect(await operator.does('ipPoolSiloUnlink', { params })).toBeUndefined()
    },
  )

  test('needs a pool and a silo', async () => {
    expect(await operator.isRefused('ipPoolSiloUnlink', { params: { pool: 'internet', silo: 'nowhere' } })).toEqual(
      notFound('silo', { name: 'nowhere' }),
    )
    expect(await operator.isRefused('ipPoolSiloUnlink', { params: { pool: 'missing', silo: 'demo' } })).toEqual(
      notFound('ip-pool', { name: 'missing' }),
    )
  })
})
