import type { PaginationOrder, SystemMetricName } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSource } from '../metrics/source/index.ts'
import { blankDisk, GiB, smallInstance } from '../testing/bodies.ts'
import { ORIGIN } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { forbidden, notFound, unparsable } from '../testing/refusals.ts'

const SECOND = 1000
const rack = await rackUnderTest()
const admin = rack.as('admin')
const operator = rack.as('operator')
let project = ''
const start = rack.now

const STORAGE = 'virtual_disk_space_provisioned'
const window = (from: number, to: number) => ({
  startTime: new Date(start.getTime() + from * SECOND),
  endTime: new Date(start.getTime() + to * SECOND),
})
const seconds = (time: Date) => (time.getTime() - start.getTime()) / SECOND

async function inProject(metricName: SystemMetricName, from: number, to: number, order: PaginationOrder = 'ascending') {
  const query = { project, order, ...window(from, to) }
  const { items } = await admin.does('siloMetric', { params: { metricName }, query })
  return items.map(({ timestamp, datum }) => [seconds(timestamp), 'datum' in datum ? datum.datum : undefined])
}

beforeAll(async () => {
  project = (await rack.newProject()).id
  const query = { project }
  await rack.advance(3 * SECOND)
  await admin.does('diskCreate', { query, body: blankDisk('a') })
  await rack.advance(4 * SECOND)
  await admin.does('diskCreate', { query, body: blankDisk('b', { size: 2 * GiB }) })
  await rack.advance(13 * SECOND)
  const { id } = await admin.does('instanceCreate', { query, body: smallInstance('c') })
  await rack.advance(5 * SECOND)
  await admin.does('instanceStart', { params: { instance: id } })
  await rack.advance(10 * SECOND)
  await admin.does('diskDelete', { params: { disk: 'a' }, query })
  await rack.advance(10 * SECOND)
})

describe('what a project has set aside', () => {
  test('is known every ten seconds from the first change on, as it was then', async () => {
    expect(await inProject(STORAGE, -100, 100)).toEqual([
      [10, 3 * GiB],
      [20, 3 * GiB],
      [30, 3 * GiB],
      [40, 2 * GiB],
    ])
    expect(await inProject('cpus_provisioned', -100, 100)).toEqual([
      [10, 0],
      [20, 0],
      [30, 2],
      [40, 2],
    ])
    expect(await inProject('ram_provisioned', 25, 35)).toEqual([[30, 4 * GiB]])
  })

  test('is told from the start time on and before the end time, also where nothing changed in between', async () => {
    expect(await inProject(STORAGE, 20, 30)).toEqual([[20, 3 * GiB]])
    expect(await inProject(STORAGE, 21, 29)).toEqual([])
    expect(await inProject(STORAGE, 20, 31)).toEqual([
      [20, 3 * GiB],
      [30, 3 * GiB],
    ])
  })

  test('can be told backwards', async () => {
    expect(await inProject(STORAGE, 20, 41, 'descending')).toEqual([
      [40, 2 * GiB],
      [30, 3 * GiB],
      [20, 3 * GiB],
    ])
  })

  test('is nothing where the end is not after the start, and where nothing is known', async () => {
    expect(await inProject(STORAGE, 30, 30)).toEqual([])
    expect(await inProject(STORAGE, 40, 20)).toEqual([])
    expect(await inProject(STORAGE, 40, 20, 'descending')).toEqual([])
    expect(await inProject(STORAGE, -50, 0, 'descending')).toEqual([])
    const { id } = await rack.newProject()
    const query = { project: id, ...window(-100, 100) }
    expect(await admin.does('siloMetric', { params: { metricName: STORAGE }, query })).toEqual({
      items: [],
      nextPage: null,
    })
  })

  test('counts for its silo and for the fleet', async () => {
    const params = { metricName: STORAGE } as const
    const values = async (silo: string | undefined) => {
      const { items } = await operator.does('systemMetric', { params, query: { silo, ...window(30, 41) } })
      return items.map(({ datum }) => ('datum' in datum ? Number(datum.datum) : NaN))
    }
    for (const silo of ['demo', undefined]) {
      const [before = NaN, after = NaN] = await values(silo)
      expect(before - after).toBe(GiB)
    }
    const [whole = NaN] = await values(undefined)
    const parts = [...(await values('demo')).slice(0, 1), ...(await values('lab')).slice(0, 1)]
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
    const own = await admin.does('siloMetric', { params, query: window(30, 41) })
    expect(own.items.map(({ datum }) => 'datum' in datum && datum.datum)).toEqual(await values('demo'))
  })

  test('is what the query language sees as well', async () => {
    const [series] = await rack.store.read((tx) =>
      createSource(tx, rack.now).series(`collection_target:${STORAGE}`, ({ id }) => id?.value === project),
    )
    const samples = series?.samples(start.getTime() - 1, Infinity)
    const seen = [...(samples?.timestamps ?? [])].map((time, index) => [
      seconds(new Date(time)),
      samples?.values[index],
    ])
    expect(seen).toEqual(await inProject(STORAGE, 0, 100))
    expect(series?.count(start.getTime() + 15 * SECOND, start.getTime() + 35 * SECOND)).toBe(2)
  })
})

describe('pages', () => {
  test.each<PaginationOrder>(['ascending', 'descending'])('in %s order put together are the whole', async (order) => {
    const params = { metricName: STORAGE } as const
    const found: unknown[] = []
    let pageToken: string | null | undefined
    do {
      const query = pageToken ? { pageToken, limit: 3 } : { project, order, limit: 1, ...window(0, 100) }
      const page = await admin.does('siloMetric', { params, query })
      found.push(...page.items.map(({ timestamp, datum }) => [seconds(timestamp), 'datum' in datum && datum.datum]))
      pageToken = page.nextPage
    } while (pageToken)
    expect(found).toEqual(await inProject(STORAGE, 0, 100, order))
    expect(found).toHaveLength(4)
  })

  test('of a month of the demo fleet have a sample for each ten seconds', async () => {
    const params = { metricName: 'cpus_provisioned' } as const
    const query = { limit: 10_000, ...window(-30 * 86_400, 0) }
    const { items, nextPage } = await operator.does('systemMetric', { params, query })
    expect(items).toHaveLength(10_000)
    expect(seconds(items.at(-1)?.timestamp ?? start)).toBe(-30 * 86_400 + 9999 * 10)
    const next = await operator.does('systemMetric', { params, query: { pageToken: nextPage, limit: 1 } })
    expect(next.items.map(({ timestamp }) => seconds(timestamp))).toEqual([-30 * 86_400 + 100_000])
  })

  test('cannot be asked for with a key that is no time', async () => {
    const params = { metricName: STORAGE } as const
    const { nextPage } = await admin.does('siloMetric', { params, query: { limit: 1, ...window(0, 100) } })
    const token: unknown = JSON.parse(Buffer.from(nextPage ?? '', 'base64url').toString())
    const edited = (change: object) =>
      Buffer.from(JSON.stringify({ ...Object(token), ...change })).toString('base64url')
    const invalid = unparsable('unable to parse query string: page_token: invalid page token')
    for (const change of [{ after: 'noon' }, { query: { startTime: 'noon', endTime: 'one', order: 'ascending' } }])
      expect(await admin.isRefused('siloMetric', { params, query: { pageToken: edited(change) } })).toEqual(invalid)
  })
})

const missing = (name: string) => unparsable(`unable to parse query string: missing field \`${name}\``)

describe('what is refused', () => {
  const params = { metricName: STORAGE } as const
  const query = window(0, 10)

  test('are names that there are not', async () => {
    const ask = new URLSearchParams({ start_time: start.toISOString(), end_time: start.toISOString() })
    for (const path of ['/v1/metrics', '/v1/system/metrics'])
      expect((await operator.raw(new Request(`${ORIGIN}${path}/love_provisioned?${ask}`))).status).toBe(400)
  })

  test('is a window without one of its ends', async () => {
    const { startTime, endTime } = query
    expect(await operator.isRefused('systemMetric', { params, query: { startTime } })).toEqual(missing('end_time'))
    expect(await admin.isRefused('siloMetric', { params, query: { endTime } })).toEqual(missing('start_time'))
  })

  test('are the fleet and its silos to those who may not look at the fleet', async () => {
    for (const who of ['admin', 'viewer', { silo: 'lab', user: 'admin' }] as const) {
      expect(await rack.as(who).isRefused('systemMetric', { params, query })).toEqual(forbidden)
      const ofSilo = { ...query, silo: 'demo' }
      expect(await rack.as(who).isRefused('systemMetric', { params, query: ofSilo })).toEqual(forbidden)
    }
    const unknown = { ...query, silo: 'nowhere' }
    expect(await operator.isRefused('systemMetric', { params, query: unknown })).toEqual(
      notFound('silo', { name: 'nowhere' }),
    )
  })

  test('are projects to those who may not see them; everybody sees their own silo', async () => {
    const hidden = notFound('project', { id: project })
    const ofProject = { params, query: { ...query, project } }
    expect(await rack.as('newcomer').isRefused('siloMetric', ofProject)).toEqual(hidden)
    expect(await rack.as({ silo: 'lab', user: 'admin' }).isRefused('siloMetric', ofProject)).toEqual(hidden)
    await rack.as('viewer').does('siloMetric', ofProject)
    await rack.as('newcomer').does('siloMetric', { params, query })
  })
})
