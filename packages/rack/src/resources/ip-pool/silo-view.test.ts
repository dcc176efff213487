import { describe, expect, test } from 'vitest'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { forbidden, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const viewer = rack.as('viewer')
const researcher = rack.as({ silo: 'lab', user: 'researcher' })

const inDemo = [
  ['internet', true],
  ['ipv6-trial', false],
  ['legacy', false],
  ['partners', false],
]

describe('the pools of a silo', () => {
  test('are those that are linked to it, one of them the default', async () => {
    const { items } = await viewer.does('projectIpPoolList', {})
    expect(items.map(({ name, isDefault }) => [name, isDefault])).toEqual(inDemo)
    const theirs = (await researcher.does('projectIpPoolList', {})).items
    expect(theirs.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['lab-internet', true],
      ['partners', false],
    ])
  })

  test('are listed page after page, in each order', async () => {
    const query = { limit: 3, sortBy: 'name_descending' } as const
    const first = await viewer.does('projectIpPoolList', { query })
    const { nextPage: pageToken } = first
    const second = await viewer.does('projectIpPoolList', { query: { limit: 3, pageToken } })
    const names = [...first.items, ...second.items].map(({ name }) => name)
    expect(names).toEqual(inDemo.map(([name]) => name).toReversed())
    const byId = (await viewer.does('projectIpPoolList', { query: { sortBy: 'id_ascending' } })).items
    expect(byId.map(({ id }) => id)).toEqual(byId.map(({ id }) => id).toSorted())
  })

  test('are viewed by name and by id, by everybody in the silo', async () => {
    const pool = await operator.does('ipPoolView', { params: { pool: 'partners' } })
    for (const given of ['partners', pool.id])
      expect(await rack.as('newcomer').does('projectIpPoolView', { params: { pool: given } })).toEqual({
        ...pool,
        isDefault: false,
      })
    expect(await viewer.does('projectIpPoolView', { params: { pool: 'internet' } })).toMatchObject({ isDefault: true })
  })

  test('are not those that are linked to another silo, or to none', async () => {
    const { id } = await operator.does('ipPoolView', { params: { pool: 'spare' } })
    for (const [pool, by] of [
      ['lab-internet', { name: 'lab-internet' }],
      ['spare', { name: 'spare' }],
      [id, { id }],
      ['missing', { name: 'missing' }],
    ] as const)
      expect(await viewer.isRefused('projectIpPoolView', { params: { pool } })).toEqual(notFound('ip-pool', by))
  })
})

describe('operators', () => {
  test('see the pools of each silo', async () => {
    const ofDemo = await operator.does('siloIpPoolList', { params: { silo: 'demo' } })
    expect(ofDemo).toEqual(await viewer.does('projectIpPoolList', {}))
    const ofLab = await operator.does('siloIpPoolList', { params: { silo: 'lab' } })
    expect(ofLab).toEqual(await researcher.does('projectIpPoolList', {}))
  })

  test('need a silo', async () => {
    expect(await operator.isRefused('siloIpPoolList', { params: { silo: 'nowhere' } })).toEqual(
      notFound('silo', { name: 'nowhere' }),
    )
  })

  test('are told apart from others: their own silo is forbidden to those, another is hidden', async () => {
    const admin = rack.as('admin')
    expect(await admin.isRefused('siloIpPoolList', { params: { silo: 'demo' } })).toEqual(forbidden)
    expect(await admin.isRefused('siloIpPoolList', { params: { silo: 'lab' } })).toEqual(
      notFound('silo', { name: 'lab' }),
    )
  })
})
