import { expect, test } from 'vitest'
import { lifetimeSchema, lifetimeSeconds, lifetimeValues } from './lifetime.ts'

test.each([
  [null, { limit: 'none', amount: 30, unit: 'day' }],
  [undefined, { limit: 'none', amount: 30, unit: 'day' }],
  [1, { limit: 'some', amount: 1, unit: 'second' }],
  [90, { limit: 'some', amount: 90, unit: 'second' }],
  [5400, { limit: 'some', amount: 90, unit: 'minute' }],
  [129_600, { limit: 'some', amount: 36, unit: 'hour' }],
  [86_400, { limit: 'some', amount: 1, unit: 'day' }],
])('%s seconds are shown as %j, and mean the same when sent', (seconds, values) => {
  const shown = lifetimeValues(seconds)
  expect(shown).toEqual(values)
  expect(lifetimeSeconds(shown)).toBe(seconds ?? null)
})

test.each([
  [1, 'second'],
  [49_710, 'day'],
  [4_294_967_295, 'second'],
] as const)('%i %ss may be asked for', (amount, unit) => {
  expect(lifetimeSchema().safeParse({ limit: 'some', amount, unit }).success).toBe(true)
})

test.each([
  [Number.NaN, 'day', undefined, 'must be a whole number above 0'],
  [0, 'day', undefined, 'must be a whole number above 0'],
  [1.5, 'hour', undefined, 'must be a whole number above 0'],
  [49_711, 'day', undefined, 'at most 49,710 days'],
  [4_294_967_296, 'second', undefined, 'at most 4,294,967,295 seconds'],
  [2, 'day', 86_400, 'at most 1 day'],
  [1, 'day', 3600, 'at most 1 hour'],
] as const)('%d %ss of at most %s seconds may not', (amount, unit, max, message) => {
  const { error } = lifetimeSchema(max).safeParse({ limit: 'some', amount, unit })
  expect(error?.issues.map(({ path, message: text }) => [path, text])).toEqual([[['amount'], message]])
})

test('what is typed does not matter while there is no limit', () => {
  expect(lifetimeSchema().safeParse({ limit: 'none', amount: Number.NaN, unit: 'day' }).success).toBe(true)
})
