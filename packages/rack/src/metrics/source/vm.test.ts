import { beforeAll, describe, expect, test } from 'vitest'
import { blankDisk, newDisk, smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import type { Series } from '../source.ts'
import { createSource } from './index.ts'

const MINUTE = 60_000
const rack = await rackUnderTest()
const admin = rack.as('admin')
let instance = ''
let project = ''

/** When something happened, by what. */
const at = { begun: 0, stopped: 0, begunAgain: 0 }

/** What is measured of the instance. */
function ask(name: string): Promise<Series[]> {
  return rack.store.read((tx) =>
    createSource(tx, rack.now).series(name, (fields) => JSON.stringify(fields).includes(instance)),
  )
}

/** The sum of each sample over all series. */
function sums(list: readonly Series[], after: number, upTo: number): Map<number, number> {
  const total = new Map<number, number>()
  for (const { samples } of list) {
    const found = samples(after, upTo)
    found.timestamps.forEach((time, index) => {
      const value = found.values[index]
      const counts = typeof value === 'number' ? [value] : (value?.counts ?? [])
      total.set(time, (total.get(time) ?? 0) + counts.reduce((sum, count) => sum + count, 0))
    })
  }
  return total
}

const now = () => rack.now.getTime()

beforeAll(async () => {
  project = (await rack.newProject()).id
  const query = { project }
  const body = smallInstance('a', { disks: [newDisk('boot')], networkInterfaces: { type: 'default' } })
  instance = (await admin.does('instanceCreate', { query, body })).id
  const params = { instance }
  await rack.settle()
  at.begun = now()
  await admin.does('instanceStart', { params })
  await rack.advance(10 * MINUTE)
  await admin.does('instanceReboot', { params })
  await rack.advance(10 * MINUTE)
  await admin.does('instanceStop', { params })
  await rack.advance(5000)
  at.stopped = now()
  await rack.advance(30 * MINUTE)
  await admin.does('diskCreate', { query, body: blankDisk('more') })
  await rack.settle()
  await admin.does('instanceDiskAttach', { params, body: { disk: 'more' } })
  await admin.does('instanceUpdate', {
    params,
    body: { ncpus: 3, memory: 2 ** 32, bootDisk: 'boot', autoRestartPolicy: null },
  })
  at.begunAgain = now()
  await admin.does('instanceStart', { params })
  await rack.advance(20 * MINUTE)
})

describe('an instance', () => {
  test('has four states for each virtual CPU, which together are all of the time', async () => {
    const series = await ask('virtual_machine:vcpu_usage')
    expect(series).toHaveLength(12)
    const first = [...sums(series, at.begun, at.stopped)]
    expect(first).toHaveLength(Math.floor((at.stopped - at.begun) / 5000))
    expect(new Set(first.map(([, sum]) => sum))).toEqual(new Set([2 * 5e9]))
    expect(new Set(sums(series, at.begunAgain, now()).values())).toEqual(new Set([3 * 5e9]))
  })

  test.each(['virtual_machine:vcpu_usage', 'virtual_disk:bytes_read', 'instance_network_interface:bytes_sent'])(
    'has no samples of %s while it is stopped, and begins anew afterwards',
    async (name) => {
      const [series] = await ask(name)
      expect(series?.count(at.stopped, at.begunAgain)).toBe(0)
      expect(series?.samples(at.stopped, at.begunAgain).timestamps).toHaveLength(0)
      expect(series?.grown?.(at.stopped, at.begunAgain)).toBeUndefined()
      const again = series?.samples(at.stopped, now())
      expect(again && 'startTimes' in again && again.startTimes[0]).toBe(at.begunAgain)
    },
  )

  test('has no samples of the last moments: they are on their way', async () => {
    const [series] = await ask('virtual_machine:vcpu_usage')
    const last = series?.samples(at.begunAgain, Infinity).timestamps.at(-1) ?? 0
    expect(last).toBeGreaterThan(now() - 35_000)
    expect(last).toBeLessThanOrEqual(Math.floor(now() / 30_000) * 30_000)
  })

  test('is reset as often as it was rebooted', async () => {
    expect([...sums(await ask('virtual_machine:reset'), at.begun, now()).values()].filter(Boolean)).toEqual([1])
  })

  test('shows a disk only in the runs in which it was attached', async () => {
    const series = await ask('virtual_disk:reads')
    expect(series.map(({ count }) => count(at.begun, at.stopped) > 0)).toHaveLength(2)
    expect(series.filter(({ count }) => count(at.begun, at.stopped) > 0)).toHaveLength(1)
    expect(series.filter(({ count }) => count(at.begunAgain, now()) > 0)).toHaveLength(2)
  })

  test('is gone with all that was measured', async () => {
    const query = { project }
    const { id } = await admin.does('instanceCreate', { query, body: smallInstance('b', { start: true }) })
    await rack.advance(5 * MINUTE)
    await rack.fail(id)
    const runs = () => rack.store.read((tx) => tx.list('vmRun', { parent: id, limit: 9 }))
    expect(await runs()).toMatchObject([{ timeEnded: rack.now }])
    await admin.does('instanceStop', { params: { instance: id } })
    await admin.does('instanceDelete', { params: { instance: id } })
    expect(await runs()).toEqual([])
  })
})

describe('the disks of an instance', () => {
  test.each([
    ['reads', 'io_latency', 'read'],
    ['writes', 'io_latency', 'write'],
    ['flushes', 'io_latency', 'flush'],
    ['reads', 'io_size', 'read'],
    ['writes', 'io_size', 'write'],
  ])('have as many %s as their %s counts', async (operations, histogram, kind) => {
    const counted = sums(await ask(`virtual_disk:${operations}`), at.begun, now())
    const series = (await ask(`virtual_disk:${histogram}`)).filter(({ fields }) => fields['io_kind']?.value === kind)
    expect([...sums(series, at.begun, now())]).toEqual([...counted])
    expect([...counted.values()].some((count) => count > 10)).toBe(true)
  })

  test.each([
    ['bytes_read', 'reads', 'read'],
    ['bytes_written', 'writes', 'write'],
  ])('have %s that fit the sizes of their %s', async (bytes, _operations, kind) => {
    const sizes = (await ask('virtual_disk:io_size')).filter(({ fields }) => fields['io_kind']?.value === kind)
    const weighed = new Map<number, number>()
    for (const { samples } of sizes) {
      const found = samples(at.begun, now())
      if (found.kind !== 'delta-distribution') throw new Error(found.kind)
      found.values.forEach((value, index) => {
        const time = found.timestamps[index] ?? 0
        const total = value?.counts.reduce((sum, count, bin) => sum + count * (value.bins[bin] ?? 0), 0) ?? 0
        weighed.set(time, (weighed.get(time) ?? 0) + total)
      })
    }
    expect([...sums(await ask(`virtual_disk:${bytes}`), at.begun, now())]).toEqual([...weighed])
  })
})

test('packets are as long as packets can be', async () => {
  for (const direction of ['sent', 'received']) {
    const packets = sums(await ask(`instance_network_interface:packets_${direction}`), at.begun, now())
    const bytes = sums(await ask(`instance_network_interface:bytes_${direction}`), at.begun, now())
    for (const [time, count] of packets) {
      expect(bytes.get(time)).toBeGreaterThanOrEqual(count * 66)
      expect(bytes.get(time)).toBeLessThanOrEqual(count * 1514)
    }
    expect([...packets.values()].some((count) => count > 10)).toBe(true)
  }
})
