import { expect, test } from 'vitest'
import { loadOf } from './load.ts'

const GiB = 2 ** 30
const sled = { usableHardwareThreads: 128, usablePhysicalRam: 1024 * GiB }

test('an empty sled has no load', () => {
  expect(loadOf(sled, [])).toEqual({ instances: 0, threads: 0, memory: 0, percent: 0 })
})

test('the load is that of the scarcer resource', () => {
  expect(loadOf(sled, [{ ncpus: 64, memory: 256 * GiB }])).toMatchObject({ threads: 64, percent: 50 })
  expect(
    loadOf(sled, [
      { ncpus: 2, memory: 256 * GiB },
      { ncpus: 2, memory: 512 * GiB },
    ]),
  ).toEqual({ instances: 2, threads: 4, memory: 768 * GiB, percent: 75 })
})

test('is never more than all of it, and nothing of nothing', () => {
  expect(loadOf(sled, [{ ncpus: 500, memory: GiB }]).percent).toBe(100)
  expect(loadOf({ usableHardwareThreads: 0, usablePhysicalRam: 0 }, [{ ncpus: 1, memory: GiB }]).percent).toBe(0)
})
