import { describe, expect, test } from 'vitest'
import { fit, fits } from './fit.ts'

const plenty = { cpus: 1000, memory: 1000, storage: 1000 }
const nothing = { cpus: 0, memory: 0, storage: 0 }
const supply = {
  quota: plenty,
  inUse: nothing,
  capacity: plenty,
  provisioned: nothing,
  rooms: [
    { threads: 100, memory: 100 },
    { threads: 10, memory: 200 },
  ],
}
const demand = { count: 2, cpus: 4, memory: 8, storage: 20 }

describe('instances', () => {
  test('fit where quota, rack and sleds have room', () => {
    const answer = fit(demand, supply)
    expect(answer).toMatchObject({ quota: [], rack: [], placed: 2 })
    expect(fits(answer, demand)).toBe(true)
  })

  test('that take exactly what is left fit', () => {
    const exactly = { ...supply, quota: { cpus: 8, memory: 16, storage: 40 } }
    expect(fits(fit(demand, exactly), demand)).toBe(true)
  })

  test('do not fit beyond the quota of their silo, and it is told by how much', () => {
    const answer = fit(demand, { ...supply, quota: { ...plenty, cpus: 10 }, inUse: { ...nothing, cpus: 5 } })
    expect(answer).toMatchObject({ quota: [{ resource: 'cpus', missing: 3 }], rack: [], placed: 2 })
    expect(fits(answer, demand)).toBe(false)
  })

  test('never lack more than is asked for, under a quota that was lowered', () => {
    const answer = fit(demand, { ...supply, quota: nothing, inUse: plenty })
    expect(answer.quota).toContainEqual({ resource: 'storage', missing: 40 })
  })

  test('do not fit beyond the rack', () => {
    const answer = fit(demand, { ...supply, provisioned: { ...nothing, storage: 990 } })
    expect(answer).toMatchObject({ quota: [], rack: [{ resource: 'storage', missing: 30 }] })
    expect(fits(answer, demand)).toBe(false)
  })

  test('do not fit where no single sled has room, though all together have', () => {
    const large = { count: 1, cpus: 50, memory: 150, storage: 0 }
    const answer = fit(large, supply)
    expect(answer).toMatchObject({ quota: [], rack: [], placed: 0, largest: { threads: 100, memory: 200 } })
    expect(fits(answer, large)).toBe(false)
  })

  test('are counted as far as they find places', () => {
    expect(fit({ count: 30, cpus: 5, memory: 10, storage: 0 }, supply).placed).toBe(12)
  })

  test('that do not ask for a thing are not refused for it', () => {
    const answer = fit({ ...demand, storage: 0 }, { ...supply, quota: { ...plenty, storage: 0 }, inUse: plenty })
    expect(answer.quota.map(({ resource }) => resource)).not.toContain('storage')
  })

  test('find no place in a rack without sleds, nor on one that has more than it can', () => {
    expect(fit(demand, { ...supply, rooms: [] }).placed).toBe(0)
    expect(fit(demand, { ...supply, rooms: [{ threads: -4, memory: 100 }] }).placed).toBe(0)
  })
})
