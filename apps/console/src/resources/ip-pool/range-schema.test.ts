import { expect, test } from 'vitest'
import { judgeRange, rangeSchema } from './range-schema.ts'

function complaints(first: string, last: string) {
  const { error } = rangeSchema.safeParse({ first, last })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test.each([
  ['10.0.0.1', '10.0.0.1', []],
  [' 10.0.0.1', '10.0.0.9 ', []],
  ['10.0.0.2', '10.0.0.10', []],
  ['10.0.0.2', '10.0.0.1', ['last: Cannot be lower than the first address']],
  ['', '10.0.0', ['first: Not a valid IP address', 'last: Not a valid IP address']],
  ['10.0.0.1', '::1', ['last: IPv6 ranges are not allowed yet']],
  ['::1', '::2', ['first: IPv6 ranges are not allowed yet', 'last: IPv6 ranges are not allowed yet']],
])('%j to %j: %j', (first, last, expected) => {
  expect(complaints(first, last)).toEqual(expected)
})

const known = [
  { pool: 'a', range: { first: '10.0.0.10', last: '10.0.0.20' } },
  { pool: 'b', range: { first: 'fd00::', last: 'fd00::ffff' } },
]

test.each([
  ['10.0.0.1', '10.0.0.10', 'a'],
  ['10.0.0.20', '10.0.0.20', 'a'],
  ['10.0.0.12', '10.0.0.13', 'a'],
  ['10.0.0.0', '10.0.0.255', 'a'],
])('%s to %s overlaps a range of pool %s', (first, last, pool) => {
  expect(judgeRange({ first, last }, known)).toMatchObject({ overlaps: { pool } })
})

test.each([
  ['10.0.0.21', '10.0.0.21', 1n],
  ['10.0.0.0', '10.0.0.9', 10n],
  ['11.0.0.0', '11.255.255.255', 2n ** 24n],
])('%s to %s is free, and has %s addresses', (first, last, size) => {
  expect(judgeRange({ first, last }, known)).toEqual({ size })
})

test('nothing is said of what is no range', () => {
  expect(judgeRange({ first: '10.0.0.9', last: '10.0.0.1' }, known)).toBeUndefined()
  expect(judgeRange({ first: '', last: '' }, known)).toBeUndefined()
})
