import { expect, test } from 'vitest'
import { fullPools } from './pools.ts'

const pool = { id: 'p', name: 'outside' }
const used = (v4: readonly [number, number], v6: readonly [string, string] = ['0', '0']) => ({
  pool,
  utilization: { ipv4: { allocated: v4[0], capacity: v4[1] }, ipv6: { allocated: v6[0], capacity: v6[1] } },
})

test.each([
  [used([89, 100]), []],
  [used([90, 100]), [['notice', 'IP pool outside has 10 of 100 IPv4 addresses left']]],
  [used([100, 100]), [['danger', 'IP pool outside has no IPv4 address left']]],
  [used([0, 0]), [['notice', 'IP pool outside has no addresses to give']]],
  [used([0, 0], ['1', '100']), []],
])('%j: %j', (pools, expected) => {
  expect(fullPools([pools]).map(({ severity, text }) => [severity, text])).toEqual(expected)
})

test('IPv6 is counted exactly, where numbers would be rounded', () => {
  const capacity = 2n ** 64n * 10n
  const justBelow = (capacity / 10n) * 9n - 1n
  expect(fullPools([used([0, 10], [String(justBelow), String(capacity)])])).toEqual([])
  expect(fullPools([used([0, 10], [String(justBelow + 1n), String(capacity)])])).toHaveLength(1)
})

test('both families can be full at once', () => {
  expect(new Set(fullPools([used([10, 10], ['10', '10'])]).map(({ id }) => id)).size).toBe(2)
})
