import { fromDate, Time } from '@internationalized/date'
import { expect, test } from 'vitest'
import { atTime, dayLimits, formatShort, formatShortRange } from './zoned-time.ts'

const berlin = 'Europe/Berlin'

test.each([
  ['an ordinary day', '2026-10-24T06:00:00Z', 10, 30, '2026-10-24T08:30:00Z'],
  ['a time that the spring change leaves out', '2026-03-28T23:30:00Z', 2, 30, '2026-03-29T01:30:00Z'],
  ['a time that the autumn change repeats, before it', '2026-10-24T23:00:00Z', 2, 30, '2026-10-25T00:30:00Z'],
  ['a time that the autumn change repeats, after it', '2026-10-25T06:00:00Z', 2, 30, '2026-10-25T01:30:00Z'],
])('%s', (_, from, hour, minute, expected) => {
  expect(atTime(fromDate(new Date(from), berlin), new Time(hour, minute)).toDate()).toEqual(new Date(expected))
})

test('another time of the day has no seconds left over', () => {
  const moved = atTime(fromDate(new Date('2026-10-24T06:00:59.999Z'), berlin), new Time(9))
  expect(moved.toDate()).toEqual(new Date('2026-10-24T07:00:00.000Z'))
})

test('a calendar offers the whole of the first and of the last day, by the given time zone', () => {
  const limits = dayLimits(
    { minValue: new Date('2026-10-24T23:00:00Z'), maxValue: new Date('2026-10-25T12:00:00Z') },
    berlin,
  )
  expect(limits.minValue?.toDate()).toEqual(new Date('2026-10-24T22:00:00Z'))
  // 25 hours long: the clocks go back that night.
  expect(limits.maxValue?.toDate()).toEqual(new Date('2026-10-25T22:59:59.999Z'))
  expect(dayLimits({}, berlin)).toEqual({})
})

test('times are written by the 24 hour clock of the given zone', () => {
  const midnight = new Date('2026-10-23T22:05:00Z')
  expect(formatShort(midnight, berlin)).toMatch(/24.*00:05/)
  expect(formatShort(midnight, 'UTC')).toMatch(/23.*22:05/)
})

test('the day of the end is written only when it is another one', () => {
  const start = new Date('2026-10-24T08:30:00Z')
  const sameDay = formatShortRange(start, new Date('2026-10-24T20:15:00Z'), berlin)
  const nextDay = formatShortRange(start, new Date('2026-10-24T22:15:00Z'), berlin)
  expect(sameDay).toMatch(/10:30.*22:15/)
  expect(sameDay.match(/2026/g)).toHaveLength(1)
  expect(nextDay).toMatch(/10:30.*25.*00:15/)
})
