import { expect, test } from 'vitest'
import { usesOf } from './utilization.ts'

const none = { ipv4: { allocated: 0, capacity: 0 }, ipv6: { allocated: '0', capacity: '0' } }

test('a pool without ranges has no utilization', () => {
  expect(usesOf(none)).toEqual([])
})

test('families without addresses are left out', () => {
  expect(usesOf({ ...none, ipv4: { allocated: 6, capacity: 24 } })).toEqual([
    { family: 'IPv4', allocated: 6, capacity: 24 },
  ])
  expect(usesOf({ ...none, ipv6: { allocated: '0', capacity: '32' } })).toEqual([
    { family: 'IPv6', allocated: 0n, capacity: 32n },
  ])
})

test('numbers of 128 bits are exact', () => {
  const ipv6 = { allocated: '18446744073709551617', capacity: '340282366920938463463374607431768211455' }
  expect(usesOf({ ...none, ipv6 })).toEqual([{ family: 'IPv6', allocated: 2n ** 64n + 1n, capacity: 2n ** 128n - 1n }])
})
