import type { IpRange } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { addPool, freshRange } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const admin = rack.as('admin')
let number = 0

async function newPool(...ranges: IpRange[]) {
  number += 1
  const pool = await addPool(rack, `pool-${number}`, {}, ranges)
  const params = { pool }
  const add = (body: IpRange) => operator.does('ipPoolRangeAdd', { params, body })
  const refusal = (body: IpRange) => operator.isRefused('ipPoolRangeAdd', { params, body })
  return { pool, params, add, refusal }
}

const overlaps = ({ first, last }: IpRange) =>
  invalidRequest(`The provided IP range ${first}-${last} overlaps with an existing range`)

describe('adding a range', () => {
  test('answers with it', async () => {
    const { pool, params, add } = await newPool()
    const range = freshRange(9)
    const added = await add(range)
    expect(added).toEqual({ id: expect.any(String), ipPoolId: pool, timeCreated: rack.now, range })
    expect((await operator.does('ipPoolRangeList', { params })).items).toEqual([added])
  })

  test('takes a single address', async () => {
    const { add } = await newPool()
    expect((await add(freshRange(1))).range).toMatchObject({ first: expect.stringMatching(/\.0$/) })
  })

  test.each([
    ['the same', 10, 20],
    ['inside', 12, 13],
    ['around', 0, 99],
    ['touching its first', 5, 10],
    ['touching its last', 20, 30],
  ])('refuses one that overlaps another: %s', async (_, first, last) => {
    const stem = freshRange(1).first.replace(/0$/, '')
    const { refusal } = await newPool({ first: `${stem}10`, last: `${stem}20` })
    const range = { first: `${stem}${first}`, last: `${stem}${last}` }
    expect(await refusal(range)).toEqual(overlaps(range))
    const other = await newPool()
    expect(await other.refusal(range)).toEqual(overlaps(range))
  })

  test('takes one that only adjoins another', async () => {
    const stem = freshRange(1).first.replace(/0$/, '')
    const { params, add } = await newPool({ first: `${stem}10`, last: `${stem}20` })
    await add({ first: `${stem}21`, last: `${stem}21` })
    await add({ first: `${stem}9`, last: `${stem}9` })
    expect((await operator.does('ipPoolRangeList', { params })).items).toHaveLength(3)
  })

  test('refuses one that overlaps that of the service pool', async () => {
    const range = { first: '192.0.2.200', last: '192.0.2.200' }
    expect(await (await newPool()).refusal(range)).toEqual(overlaps(range))
  })

  test('refuses IPv6', async () => {
    const { refusal } = await newPool()
    expect(await refusal({ first: 'fd00::', last: 'fd00::9' })).toEqual(
      invalidRequest('IPv6 ranges are not allowed yet'),
    )
  })

  test.each([
    [{ first: '10.9.0.9', last: '10.9.0.8' }, 'IP address ranges must be non-decreasing'],
    [{ first: '10.9.0.9', last: 'fd00::' }, 'expected the first and the last address of one family, IPv4 or IPv6'],
    [{ first: '10.9', last: '10.9.0.8' }, 'expected the first and the last address of one family, IPv4 or IPv6'],
  ])('cannot read %j', async (range, reason) => {
    const refused = await (await newPool()).refusal(range)
    expect(refused).toMatchObject({ status: 400, code: undefined, message: expect.stringContaining(reason) })
  })

  test('of several that overlap and are asked for at once adds one', async () => {
    const range = freshRange(50)
    const pools = await Promise.all([newPool(), newPool(), newPool()])
    const results = await Promise.all(
      pools.map(({ params }) => operator.call('ipPoolRangeAdd', { params, body: range })),
    )
    expect(results.filter(({ type }) => type === 'success')).toHaveLength(1)
  })

  test('needs a pool', async () => {
    const params = { pool: 'missing' }
    expect(await operator.isRefused('ipPoolRangeAdd', { params, body: freshRange(1) })).toEqual(
      notFound('ip-pool', { name: 'missing' }),
    )
  })
})

test('ranges are listed by their first address, page after page', async () => {
  const stem = freshRange(1).first.replace(/0$/, '')
  const { params, add } = await newPool()
  for (const end of [100, 9, 20, 101, 0]) await add({ first: `${stem}${end}`, last: `${stem}${end}` })
  const ends: string[] = []
  let pageToken: string | null | undefined
  do {
    const query = pageToken ? { limit: 2, pageToken } : { limit: 2 }
    const page = await operator.does('ipPoolRangeList', { params, query })
    expect(page.items.length).toBeLessThanOrEqual(2)
    ends.push(...page.items.map(({ range }) => range.first.replace(stem, '')))
    pageToken = page.nextPage
  } while (pageToken)
  expect(ends).toEqual(['0', '9', '20', '100', '101'])
})

describe('removing a range', () => {
  test('needs its first and its last address', async () => {
    const range = freshRange(20)
    const { params } = await newPool(range)
    const attempt = (body: IpRange) => operator.isRefused('ipPoolRangeRemove', { params, body })
    const shorter = { ...range, last: range.last.replace(/9$/, '8') }
    const later = { ...range, first: range.first.replace(/0$/, '1') }
    for (const wrong of [shorter, later])
      expect(await attempt(wrong)).toEqual(
        invalidRequest(`The provided range ${wrong.first}-${wrong.last} does not exist`),
      )
    expect(await operator.does('ipPoolRangeRemove', { params, body: range })).toBeUndefined()
    expect((await operator.does('ipPoolRangeList', { params })).items).toEqual([])
    expect(await attempt(range)).toEqual(
      invalidRequest(`The provided range ${range.first}-${range.last} does not exist`),
    )
  })

  test('does not remove that of another pool', async () => {
    const range = freshRange(2)
    await newPool(range)
    const { params } = await newPool()
    const refused = await operator.isRefused('ipPoolRangeRemove', { params, body: range })
    expect(refused.message).toContain('does not exist')
  })

  test.each([0, 7, 15])('waits while its address %d is in use', async (end) => {
    const before = freshRange(16)
    const range = freshRange(16)
    const after = freshRange(16)
    const { pool, params } = await newPool(before, range, after)
    const { id: project } = await rack.newProject()
    const ip = range.first.replace(/0$/, String(end))
    const body = { name: 'f', description: '', pool, ip }
    const floating = await admin.does('floatingIpCreate', { query: { project }, body })
    expect(await operator.isRefused('ipPoolRangeRemove', { params, body: range })).toEqual(
      invalidRequest('IP pool ranges cannot be deleted while external IP addresses are allocated from them'),
    )
    await operator.does('ipPoolRangeRemove', { params, body: before })
    await operator.does('ipPoolRangeRemove', { params, body: after })
    await admin.does('floatingIpDelete', { params: { floatingIp: floating.id } })
    await operator.does('ipPoolRangeRemove', { params, body: range })
    expect((await operator.does('ipPoolRangeList', { params })).items).toEqual([])
  })

  test('needs a pool', async () => {
    const params = { pool: 'missing' }
    expect(await operator.isRefused('ipPoolRangeRemove', { params, body: freshRange(1) })).toEqual(
      notFound('ip-pool', { name: 'missing' }),
    )
    expect(await operator.isRefused('ipPoolRangeList', { params })).toEqual(notFound('ip-pool', { name: 'missing' }))
  })
})
