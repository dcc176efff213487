import { expect, test } from 'vitest'
import { isValidRange, isWithin, slideTimeRange, timeRange } from './time-range.ts'

const now = new Date('2026-03-29T03:30:00Z')

test.each([
  ['last-hour', '2026-03-29T02:30:00Z'],
  ['last-3-hours', '2026-03-29T00:30:00Z'],
  ['last-day', '2026-03-28T03:30:00Z'],
  ['last-week', '2026-03-22T03:30:00Z'],
  ['last-30-days', '2026-02-27T03:30:00Z'],
] as const)('%s reaches back to %s, whatever the clocks did', (preset, start) => {
  expect(timeRange(preset, now)).toEqual({ preset, start: new Date(start), end: now })
})

test('a preset moves up to now', () => {
  const later = new Date('2026-03-29T04:00:00Z')
  expect(slideTimeRange(timeRange('last-hour', now), later)).toEqual(timeRange('last-hour', later))
})

test('a custom range stays where it is', () => {
  const range = { preset: 'custom', start: new Date('2026-03-01T00:00:00Z'), end: now } as const
  expect(slideTimeRange(range, new Date('2026-04-01T00:00:00Z'))).toBe(range)
})

const at = (hour: number) => new Date(Date.UTC(2026, 9, 24, hour))

test.each([
  [8, 9, {}, true],
  [8, 8, {}, true],
  [9, 8, {}, false],
  [8, 9, { minValue: at(8), maxValue: at(9) }, true],
  [7, 9, { minValue: at(8) }, false],
  [8, 10, { maxValue: at(9) }, false],
])('from %d to %d within %j: valid is %j', (start, end, limits, isValid) => {
  expect(isValidRange({ start: at(start), end: at(end) }, limits)).toBe(isValid)
})

test('a date without limits is within them', () => {
  expect(isWithin(now, {})).toBe(true)
})
