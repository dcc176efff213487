import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeTicks } from './time-ticks.ts'

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => vi.unstubAllEnvs())

const ticksOf = (start: string, end: string, count = 6) => timeTicks(Date.parse(start), Date.parse(end), count)
const times = (ticks: ReturnType<typeof timeTicks>) =>
  ticks.map(({ time }) => new Date(time).toISOString().slice(0, 16))
const labels = (ticks: ReturnType<typeof timeTicks>) => ticks.map(({ label }) => label)

test('a minute is told to the second', () => {
  expect(labels(ticksOf('2026-10-20T10:00:00Z', '2026-10-20T10:01:00Z'))).toEqual([
    '12:00:00',
    '12:00:10',
    '12:00:20',
    '12:00:30',
    '12:00:40',
    '12:00:50',
    '12:01:00',
  ])
})

test('an hour has round local minutes, and no day', () => {
  expect(labels(ticksOf('2026-10-20T10:03:20Z', '2026-10-20T11:03:20Z'))).toEqual([
    '12:10',
    '12:20',
    '12:30',
    '12:40',
    '12:50',
    '13:00',
  ])
})

test('over midnight the day stands under the first time and under the change', () => {
  const [first, , ...others] = labels(ticksOf('2026-10-20T20:00:00Z', '2026-10-20T23:00:00Z', 3))
  expect(first).toMatch(/^22:00\n.*20/)
  expect(others).toEqual([expect.stringMatching(/^00:00\n.*21/), '01:00'])
})

test('a day is told by hours, from local midnight on', () => {
  const ticks = ticksOf('2026-10-20T10:00:00Z', '2026-10-21T10:00:00Z', 4)
  expect(times(ticks)).toEqual([
    '2026-10-20T10:00',
    '2026-10-20T16:00',
    '2026-10-20T22:00',
    '2026-10-21T04:00',
    '2026-10-21T10:00',
  ])
})

test('when clocks go back, ticks stay at round hours and none comes twice', () => {
  const ticks = ticksOf('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 5)
  expect(ticks.map(({ label }) => label.slice(0, 5))).toEqual(['00:00', '06:00', '12:00', '18:00', '00:00'])
  expect(times(ticks)).toEqual([
    '2026-10-24T22:00',
    '2026-10-25T05:00',
    '2026-10-25T11:00',
    '2026-10-25T17:00',
    '2026-10-25T23:00',
  ])
})

test('when clocks go forward, the hour that is left out is left out', () => {
  const ticks = ticksOf('2026-03-29T00:00:00Z', '2026-03-29T03:00:00Z', 4)
  expect(ticks.map(({ label }) => label.slice(0, 5))).toEqual(['01:00', '03:00', '04:00', '05:00'])
})

test('a month is told by weeks that begin on Monday', () => {
  const ticks = ticksOf('2026-10-01T00:00:00Z', '2026-10-31T00:00:00Z', 5)
  expect(ticks.map(({ time }) => new Date(time).getDay())).toEqual([1, 1, 1, 1])
  expect(labels(ticks).join(' ')).not.toContain('2026')
})

test('over New Year the year stands under the change', () => {
  const ticks = ticksOf('2026-11-15T00:00:00Z', '2027-03-15T00:00:00Z', 5)
  expect(labels(ticks)).toEqual([
    expect.stringMatching(/\n2026$/),
    expect.stringMatching(/\n2027$/),
    expect.not.stringContaining('\n'),
    expect.not.stringContaining('\n'),
  ])
})

test.each([
  ['a minute', 60e3],
  ['an hour', 3600e3],
  ['a day', 86_400e3],
  ['a week', 7 * 86_400e3],
  ['a month', 30 * 86_400e3],
  ['a year', 365 * 86_400e3],
  ['a century', 36_500 * 86_400e3],
])('%s has between two ticks and one for each place and both ends', (_name, length) => {
  for (const count of [2, 5, 12]) {
    const start = Date.parse('2026-10-20T10:03:20Z')
    const ticks = timeTicks(start, start + length, count)
    expect(ticks.length).toBeGreaterThanOrEqual(count > 2 ? 2 : 1)
    if (length < 30_000 * 86_400e3) expect(ticks.length).toBeLessThanOrEqual(count + 2)
  }
})
