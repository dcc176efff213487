import { describe, expect, test } from 'vitest'
import { freshRange } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const service = await operator.does('ipPoolServiceView', {})

const ranges = async () => (await operator.does('ipPoolServiceRangeList', {})).items.map(({ range }) => range)

describe('the service pool', () => {
  test('is viewed by an endpoint of its own, and by its name or id among the others', async () => {
    expect(service).toMatchObject({ name: 'plenum-services', description: expect.any(String) })
    for (const pool of [service.id, service.name])
      expect(await operator.does('ipPoolView', { params: { pool } })).toEqual(service)
  })

  test('has its utilization, and is linked to no silo that is shown', async () => {
    for (const pool of [service.id, service.name]) {
      const utilization = await operator.does('ipPoolUtilizationView', { params: { pool } })
      expect(utilization.ipv4).toEqual({ allocated: 0, capacity: 16 })
      expect((await operator.does('ipPoolSiloList', { params: { pool } })).items).toEqual([])
    }
  })

  test('is in no list', async () => {
    const { items } = await operator.does('ipPoolList', {})
    expect(items.map(({ id }) => id)).not.toContain(service.id)
  })

  test.each([
    ['by id', service.id, { id: service.id }],
    ['by name', service.name, { name: service.name }],
  ])('is, %s, as if it were not there for all else', async (_, pool, by) => {
    const params = { pool }
    const body = freshRange(1)
    const ofSilo = { pool, silo: 'demo' }
    const refusals = [
      await operator.isRefused('ipPoolUpdate', { params, body: {} }),
      await operator.isRefused('ipPoolDelete', { params }),
      await operator.isRefused('ipPoolRangeList', { params }),
      await operator.isRefused('ipPoolRangeAdd', { params, body }),
      await operator.isRefused('ipPoolRangeRemove', { params, body }),
      await operator.isRefused('ipPoolSiloLink', { params, body: { silo: 'demo', isDefault: false } }),
      await operator.isRefused('ipPoolSiloUpdate', { params: ofSilo, body: { isDefault: true } }),
      await operator.isRefused('ipPoolSiloUnlink', { params: ofSilo }),
      await operator.isRefused('projectIpPoolView', { params }),
    ]
    for (const refused of refusals) expect(refused).toEqual(notFound('ip-pool', by))
  })

  test('gets and loses ranges by the same rules as any other', async () => {
    const before = await ranges()
    const body = freshRange(8)
    const added = await operator.does('ipPoolServiceRangeAdd', { body })
    expect(added).toMatchObject({ ipPoolId: service.id, range: body })
    expect(await ranges()).toEqual([body, ...before])
    expect(await operator.isRefused('ipPoolServiceRangeAdd', { body })).toEqual(
      invalidRequest(`The provided IP range ${body.first}-${body.last} overlaps with an existing range`),
    )
    const one = { first: body.first, last: body.first }
    expect(await operator.isRefused('ipPoolServiceRangeRemove', { body: one })).toEqual(
      invalidRequest(`The provided range ${one.first}-${one.last} does not exist`),
    )
    await operator.does('ipPoolServiceRangeRemove', { body })
    expect(await ranges()).toEqual(before)
  })

  test('is listed range by range', async () => {
    await operator.does('ipPoolServiceRangeAdd', { body: freshRange(1) })
    const first = await operator.does('ipPoolServiceRangeList', { query: { limit: 1 } })
    const second = await operator.does('ipPoolServiceRangeList', { query: { limit: 1, pageToken: first.nextPage } })
    expect([...first.items, ...second.items].map(({ range }) => range)).toEqual(await ranges())
  })
})

test('a token of one list of ranges does not continue the other', async () => {
  const { nextPage: pageToken } = await operator.does('ipPoolServiceRangeList', { query: { limit: 1 } })
  const params = { pool: 'internet' }
  const refused = await operator.isRefused('ipPoolRangeList', { params, query: { pageToken } })
  expect(refused).toMatchObject({ status: 400, code: undefined })
})

test('where there is no service pool, it is not found', async () => {
  await rack.store.write((tx) => tx.delete('ipPool', service.id))
  expect(await operator.isRefused('ipPoolServiceView', {})).toEqual(notFound('ip-pool', { name: 'plenum-services' }))
})
