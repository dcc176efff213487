import { expect, test } from 'vitest'
import { fullness, isProvisionable, oversubscription, tenantCapacity } from './capacity-rules.ts'

const GiB = 2 ** 30
const TiB = 2 ** 40
const sled = {
  policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
  state: 'active',
  usableHardwareThreads: 128,
  usablePhysicalRam: TiB,
} as const

test('four sleds of 128 threads and 1 TiB hold 359 vCPUs, 2868 GiB and 82 TiB of what tenants make', () => {
  expect(tenantCapacity([sled, sled, sled, sled])).toEqual({ cpus: 359, memory: 2868 * GiB, storage: 82 * TiB })
})

test('no sled holds nothing', () => {
  expect(tenantCapacity([])).toEqual({ cpus: 0, memory: 0, storage: 0 })
})

test('what is expunged or decommissioned does not count, what is only closed does', () => {
  const expunged = { ...sled, policy: { kind: 'expunged' } } as const
  const decommissioned = { ...sled, state: 'decommissioned' } as const
  const closed = { ...sled, policy: { kind: 'in_service', provisionPolicy: 'non_provisionable' } } as const
  expect(tenantCapacity([sled, expunged, decommissioned])).toEqual(tenantCapacity([sled]))
  expect(tenantCapacity([sled, closed])).toEqual(tenantCapacity([sled, sled]))
  expect([sled, expunged, decommissioned, closed].map(isProvisionable)).toEqual([true, false, false, false])
})

test.each([
  [0, 0, 'fine'],
  [0, 100, 'fine'],
  [66, 100, 'fine'],
  [66.01, 100, 'filling'],
  [75, 100, 'filling'],
  [75.01, 100, 'nearly full'],
  [99.99, 100, 'nearly full'],
  [100, 100, 'full'],
  [120, 100, 'full'],
  [1, 0, 'full'],
] as const)('%d of %d is %s', (used, capacity, expected) => {
  expect(fullness(used, capacity)).toBe(expected)
})

test('more may be promised than there is; of nothing there is no share', () => {
  expect(oversubscription(150, 100)).toBe(1.5)
  expect(oversubscription(150, 0)).toBeUndefined()
})
