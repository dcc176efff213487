import type { DiskMetricName, PaginationOrder } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSource } from '../metrics/source/index.ts'
import { newDisk, smallInstance } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { notFound } from '../testing/refusals.ts'

const MINUTE = 60_000
const rack = await rackUnderTest()
const admin = rack.as('admin')
let project = ''
let disk = ''
const begun: Date[] = []

beforeAll(async () => {
  project = (await rack.newProject()).id
  const query = { project }
  const { id } = await admin.does('instanceCreate', { query, body: smallInstance('a', { disks: [newDisk('b')] }) })
  await rack.settle()
  disk = (await admin.does('diskView', { params: { disk: 'b' }, query })).id
  for (let run = 0; run < 2; run++) {
    begun.push(rack.now)
    await admin.does('instanceStart', { params: { instance: id } })
    await rack.advance(10 * MINUTE)
    await admin.does('instanceStop', { params: { instance: id } })
    await rack.advance(5 * MINUTE)
  }
})

const always = () => ({ startTime: new Date(0), endTime: rack.now })

async function measured(metric: DiskMetricName, given: object = {}) {
  const query = { limit: 1000, ...always(), ...given }
  const { items } = await admin.does('diskMetricsList', { params: { disk, metric }, query })
  return items.map(({ timestamp, datum }) => {
    if (datum.type !== 'cumulative_i64') throw new Error(datum.type)
    return { time: timestamp.getTime(), start: datum.datum.startTime.getTime(), value: datum.datum.value }
  })
}

describe('the metrics of a disk', () => {
  test.each<DiskMetricName>(['activated', 'flush', 'read', 'read_bytes', 'write', 'write_bytes'])(
    'add up %s from when it was activated, anew each time',
    async (metric) => {
      const all = await measured(metric)
      expect(new Set(all.map(({ start }) => start))).toEqual(new Set(begun.map((time) => time.getTime())))
      for (const { time, start, value } of all) {
        expect(value).toBeGreaterThanOrEqual(Number(metric === 'activated'))
        const before = all.findLast((other) => other.start === start && other.time < time)
        expect(value).toBeGreaterThanOrEqual(before?.value ?? 0)
      }
      expect(Math.max(...all.map(({ value }) => value))).toBeGreaterThan(0)
    },
  )

  test('are what the query language sees of it', async () => {
    const [series] = await rack.store.read((tx) =>
      createSource(tx, rack.now).series('virtual_disk:bytes_written', (fields) => fields['disk_id']?.value === disk),
    )
    for (const { time, start, value } of await measured('write_bytes')) {
      const samples = series?.samples(start, time)
      const total = samples?.kind === 'delta' ? samples.values.reduce((sum, delta) => sum + delta, 0) : NaN
      expect(total).toBe(value)
    }
  })

  test.each<PaginationOrder>(['ascending', 'descending'])('come %s in pages that are the whole', async (order) => {
    const whole = await measured('read', { order })
    const times: number[] = []
    let pageToken: string | null | undefined
    do {
      const query = pageToken ? { pageToken, limit: 50 } : { ...always(), order, limit: 50 }
      const page = await admin.does('diskMetricsList', { params: { disk, metric: 'read' }, query })
      times.push(...page.items.map(({ timestamp }) => timestamp.getTime()))
      pageToken = page.nextPage
    } while (pageToken)
    expect(times).toEqual(whole.map(({ time }) => time))
    const sorted = times.toSorted((a, b) => a - b)
    expect(times).toEqual(order === 'ascending' ? sorted : sorted.toReversed())
    expect(times.length).toBeGreaterThan(100)
  })

  test('begin with the start time and end before the end time', async () => {
    const [first, second, third] = await measured('read')
    const startTime = new Date(first?.time ?? 0)
    const endTime = new Date(third?.time ?? 0)
    expect(await measured('read', { startTime, endTime })).toEqual([first, second])
  })

  test('are hidden with the disk', async () => {
    const ask = { params: { disk, metric: 'read' } as const, query: always() }
    const hidden = notFound('disk', { id: disk })
    expect(await rack.as('newcomer').isRefused('diskMetricsList', ask)).toEqual(hidden)
    expect(await rack.as({ silo: 'lab', user: 'admin' }).isRefused('diskMetricsList', ask)).toEqual(hidden)
    await rack.as('viewer').does('diskMetricsList', ask)
  })
})
