import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { counterSeries } from './counter.ts'
import type { CounterEpoch } from './counter.ts'
import { Workload } from './workload.ts'

const START = Date.parse('2026-02-01T00:00:00Z')
const DAY = 86_400_000

/** One epoch after another, with gaps between them. */
const epochs = array(record({ gap: integer({ min: 0, max: DAY }), lasts: integer({ min: 0, max: 3 * DAY }) }), {
  minLength: 1,
  maxLength: 4,
}).map((lives) => {
  let time = START
  return lives.map(({ gap, lasts }, index): CounterEpoch => {
    const start = time + gap
    time = start + lasts
    const done = new Workload(`run ${index}`, 'project', 0.3, start).branch('work')
    return { start, end: time, at: (at) => Math.floor(0.7 * done(at)) }
  })
})
const times = tuple(integer({ min: START - DAY, max: START + 9 * DAY }), integer({ min: 0, max: DAY / 4 }))
const period = constantFrom(5000, 10_000)

test('what a counter has grown by is the sum of the shares of its samples', () => {
  assert(
    property(epochs, times, period, (list, [after, length], period) => {
      const upTo = after + length
      const series = counterSeries({}, period, list)
      const samples = series.samples(after, upTo + period)
      if (samples.kind !== 'delta') throw new Error(samples.kind)
      let sum: number | undefined
      samples.values.forEach((value, index) => {
        const start = samples.startTimes[index] ?? NaN
        const end = samples.timestamps[index] ?? NaN
        const overlap = Math.min(end, upTo) - Math.max(start, after)
        if (overlap > 0) sum = (sum ?? 0) + (value * overlap) / (end - start)
      })
      const grown = series.grown?.(after, upTo)
      if (sum === undefined || grown === undefined) expect(grown).toBe(sum)
      else expect(Math.abs(grown - sum)).toBeLessThan(1e-3)
    }),
  )
})

test('samples are one period apart, never fall, and begin anew with each epoch', () => {
  assert(
    property(epochs, period, (list, period) => {
      const series = counterSeries({}, period, list)
      for (const { start, end, at } of list) {
        const samples = series.samples(start, end)
        if (samples.kind !== 'delta') throw new Error(samples.kind)
        expect(samples.timestamps.length).toBe(Math.floor((end - start) / period))
        expect(samples.values.every((value) => value >= 0)).toBe(true)
        if (samples.startTimes.length > 0) expect(samples.startTimes[0]).toBe(start)
        const total = samples.values.reduce((sum, value) => sum + value, 0)
        expect(total).toBe(at(samples.timestamps.at(-1) ?? start))
      }
    }),
    { numRuns: 20 },
  )
})

test('nobody is ever busier than wholly', () => {
  const done = new Workload('run', 'project', 0.9, START).branch('work')
  for (let time = START; time < START + DAY; time += 5000) {
    const gained = done(time + 5000) - done(time)
    expect(gained).toBeGreaterThan(0)
    expect(gained).toBeLessThan(5000)
  }
})

test('what drives the same workload rises and falls with it, each in its own way', () => {
  const workload = new Workload('run', 'project', 0.3, START)
  const [a, b] = [workload.branch('a'), workload.branch('b')]
  const hourly = (done: (time: number) => number) => done(START + 7 * 3_600_000) - done(START + 6 * 3_600_000)
  expect(hourly(a)).toBeCloseTo(hourly(b), 3)
  const briefly = (done: (time: number) => number) => done(START + 605_000) - done(START + 600_000)
  expect(briefly(a)).not.toBeCloseTo(briefly(b), 3)
})
