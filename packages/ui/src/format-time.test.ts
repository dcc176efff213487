import { expect, test } from 'vitest'
import { formatElapsed, formatExact } from './format-time.ts'

const s = 1000
const h = 3600 * s
const d = 24 * h

test.each([
  [0, '0s'],
  [999, '0s'],
  [59 * s, '59s'],
  [60 * s, '1m'],
  [h - 1, '59m'],
  [h, '1h'],
  [d - 1, '23h'],
  [d, '1d'],
  [6 * d, '6d'],
  [7 * d, '1w'],
  [29 * d, '4w'],
  [30 * d, '1mo'],
  [364 * d, '12mo'],
  [365 * d, '1y'],
  [800 * d, '2y'],
])('%d ms are written %s', (elapsed, written) => {
  expect(formatElapsed(1_000_000, 1_000_000 + elapsed)).toBe(written)
})

test('a clock that runs ahead does not show negative time', () => {
  expect(formatElapsed(5 * s, 0)).toBe('5s')
})

test('the exact time has seconds and the time zone', () => {
  const written = formatExact(new Date('2026-10-11T07:14:05Z'), 'UTC')
  expect(written).toMatch(/2026/)
  expect(written).toMatch(/07:14:05/)
  expect(written).toMatch(/UTC/)
})
