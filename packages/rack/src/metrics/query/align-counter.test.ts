import * as fc from 'fast-check'
import type { TimeseriesQueryResult } from '@plenum/api'
import { expect, test } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import type { Series, Source } from '../source.ts'
import { ask, second } from './testing/ask.ts'
import { tableSource, u32 } from './testing/table-source.ts'
import type { Sample } from './testing/table-source.ts'

/** Lives of a counter, one after another: a pause, then deltas of some length and gain. */
const epochs = fc.array(
  fc.record({
    pause: fc.integer({ min: 0, max: 40 }),
    period: fc.constantFrom(1, 2, 5, 10),
    gains: fc.array(fc.nat(100), { minLength: 1, maxLength: 60, size: 'max' }),
  }),
  { minLength: 1, maxLength: 3 },
)
type Epochs = readonly { pause: number; period: number; gains: readonly number[] }[]

function deltasOf(epochs: Epochs): [timestamp: number, value: number, startTime: number][] {
  let at = 0
  return epochs.flatMap(({ pause, period, gains }) => {
    at += pause
    return gains.map((gain) => {
      const start = at
      at += period
      return [second(at), gain, second(start)] as [number, number, number]
    })
  })
}

/** The sum of the parts of deltas that lie between two times. */
function grownIn(deltas: ReturnType<typeof deltasOf>, after: number, upTo: number): number | undefined {
  const parts = deltas.flatMap(([end, gain, start]) => {
    const overlap = Math.min(end, upTo) - Math.max(start, after)
    return overlap > 0 ? [(gain * overlap) / (end - start)] : []
  })
  return parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : undefined
}

/** The same samples from a source that knows sums and from one that does not. */
function sourcesOf(epochs: Epochs) {
  const deltas = deltasOf(epochs)
  const samples: readonly Sample[] = deltas
  const fields = { n: u32(0) }
  const reading = () =>
    tableSource({ 't:m': { datumType: 'cumulative_u64', fields: { n: 'u32' }, series: [{ fields, samples }] } })
  const [slow, fast] = [reading(), reading()]
  const knowing: Source = {
    ...fast.source,
    async series(name, keep) {
      const series = await fast.source.series(name, keep)
      return series.map((one): Series => ({ ...one, grown: (after, upTo) => grownIn(deltas, after, upTo) }))
    },
  }
  return { slow, fast, knowing }
}

function pointsOf({ tables }: TimeseriesQueryResult) {
  return tables.flatMap(({ timeseries }) => Object.values(timeseries).map(({ points }) => points))
}

async function answerOf(source: Source, query: string) {
  try {
    return pointsOf(await ask(source, query))
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

const bound = fc.integer({ min: -5, max: 400 })
const filters = fc.oneof(
  fc
    .tuple(fc.constantFrom('<', '<=', '>', '>='), bound)
    .map(([comparator, at]) => `timestamp ${comparator} ${time(at)}`),
  fc
    .tuple(bound, fc.integer({ min: 1, max: 300 }))
    .map(([from, length]) => `timestamp >= ${time(from)} && timestamp < ${time(from + length)}`),
  fc.constant('n == 0'),
)
const periods = fc.constantFrom('60ms', '200ms', '1s', '3s', '5s', '7s', '30s', '1m', '10m', '1d')

function time(seconds: number): string {
  return `@${new Date(second(seconds)).toISOString().slice(0, -1)}`
}

/** Sums of shares in another order: the last digits differ. */
function near(value: unknown): unknown {
  return typeof value === 'number' ? expect.closeTo(value, 6) : value
}

function nearly({ values, ...points }: ReturnType<typeof pointsOf>[number]) {
  return {
    ...points,
    values: values.map(({ metricType, values: { type, values } }) => ({
      metricType,
      values: { type, values: values.map(near) },
    })),
  }
}

test('aligning from sums comes to the same as aligning samples', async () => {
  await fc.assert(
    fc.asyncProperty(epochs, filters, periods, async (epochs, filter, period) => {
      const query = `get t:m | filter ${filter} | align mean_within(${period})`
      const { slow, knowing } = sourcesOf(epochs)
      const [bySamples, bySums] = [await answerOf(slow.source, query), await answerOf(knowing, query)]
      if (typeof bySamples === 'string') expect(bySums).toBe(bySamples)
      else expect(bySums).toEqual(bySamples.map(nearly))
    }),
    { numRuns: 200 },
  )
})

test('many samples are aligned without being made', async () => {
  const epochs = [{ pause: 0, period: 1, gains: Array.from({ length: 590 }, (_, index) => index % 7) }]
  const { slow, fast, knowing } = sourcesOf(epochs)
  const query = 'get t:m | filter n == 0 | align mean_within(1m) | filter timestamp > @00:01:00'
  const bySums = pointsOf(await ask(knowing, query))
  expect(bySums[0]?.timestamps).toHaveLength(9)
  expect(pointsOf(await ask(slow.source, query))[0]?.timestamps).toEqual(bySums[0]?.timestamps)
  expect(slow.samplesMade).toBe(590)
  expect(fast.samplesMade).toBeLessThan(40)
})
