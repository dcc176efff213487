import { describe, expect, test } from 'vitest'
import { ask, refusalOf, second, shown } from './testing/ask.ts'
import { tableSource, u32 } from './testing/table-source.ts'
import type { Sample, TestSchema } from './testing/table-source.ts'

const GET = 'get t:m | filter n == 0 && timestamp < @00:01:00'

function oneSeries(datumType: TestSchema['datumType'], samples: readonly Sample[]) {
  const series = [{ fields: { n: u32(0) }, samples }]
  return tableSource({ 't:m': { datumType, fields: { n: 'u32' }, series } }).source
}

function gauge(...samples: [seconds: number, value: number][]) {
  return oneSeries(
    'f64',
    samples.map(([at, value]) => [second(at), value]),
  )
}

/** Since when, until when (in seconds), how much. */
function counter(...deltas: [from: number, to: number, value: number][]) {
  return oneSeries(
    'cumulative_u64',
    deltas.map(([from, to, value]) => [second(to), value, second(from)]),
  )
}

async function aligned(source: ReturnType<typeof gauge>, period: string, get = GET) {
  return shown(await ask(source, `${get} | align mean_within(${period})`))['0']
}

describe('a gauge is aligned', () => {
  test('to the means of windows that end where the query ends, each with its end and without its beginning', async () => {
    const source = gauge([20, 1], [30, 2], [40, 3], [45, 5], [50, 7], [59, 9])
    expect(await aligned(source, '20s')).toEqual([
      [20, 1],
      [40, 2.5],
      [60, 7],
    ])
  })

  test('from the first window that ends at or after the first sample', async () => {
    expect(await aligned(gauge([21, 1], [59, 9]), '20s')).toEqual([
      [40, 1],
      [60, 9],
    ])
  })

  test('with nothing where there is no sample', async () => {
    expect(await aligned(gauge([15, 1], [59, 9]), '15s')).toEqual([
      [15, 1],
      [30, null],
      [45, null],
      [60, 9],
    ])
  })

  test('counting samples that are missing, unless all are', async () => {
    const source = gauge([15, 6], [20, Number.NaN], [35, Number.NaN], [50, 4])
    expect(await aligned(source, '20s')).toEqual([
      [20, 3],
      [40, null],
      [60, 4],
    ])
  })

  test('to the last moment before now when nothing bounds the time from above', async () => {
    expect(await aligned(gauge([300, 1], [599, 2]), '5m', 'get t:m | filter n == 0 && timestamp >= @00:05:00')).toEqual(
      [
        [300, 1],
        [600, 2],
      ],
    )
  })

  test('to the latest of the bounds, wherever it stands', async () => {
    const get = 'get t:m | filter timestamp < @00:01:00 || timestamp == @00:01:30'
    expect(await aligned(gauge([10, 1], [59, 3]), '30s', get)).toEqual([
      [30, 1],
      [60, 3],
      [90, null],
    ])
  })

  test('once more, when it is aligned already', async () => {
    const query = `${GET} | align mean_within(10s) | align mean_within(30s)`
    expect(shown(await ask(gauge([25, 1], [35, 2], [45, 3], [55, 4]), query))['0']).toEqual([
      [30, 1],
      [60, 3],
    ])
  })

  test('as a gauge of doubles with the fields that it had', async () => {
    const [table] = (await ask(counter([0, 10, 4]), `${GET} | align mean_within(1m)`)).tables
    expect(Object.values(table?.timeseries ?? {})).toEqual([
      {
        fields: { n: u32(0) },
        points: {
          startTimes: null,
          timestamps: ['2026-03-01T00:01:00.000Z'],
          values: [{ metricType: 'gauge', values: { type: 'double', values: [4] } }],
        },
      },
    ])
  })
})

describe('a counter is aligned', () => {
  test('to what its deltas have in the window, for each delta that ends there', async () => {
    // (20, 40]: a fifth of the first, the second, half of the third. (40, 60]: the other half, and all of the last.
    const source = counter([10, 22.5, 100], [22.5, 35, 8], [35, 45, 10], [45, 55, 3])
    expect(await aligned(source, '20s')).toEqual([
      [40, (100 / 5 + 8 + 5) / 2],
      [60, (5 + 3) / 2],
    ])
  })

  test('with a long delta spread over the windows that it reaches into', async () => {
    expect(await aligned(counter([0, 10, 1], [10, 50, 40]), '10s')).toEqual([
      [10, 1],
      [20, 10],
      [30, 10],
      [40, 10],
      [50, 10],
      [60, null],
    ])
  })

  test('after a reset from where the counter began anew', async () => {
    expect(await aligned(counter([10, 20, 10], [40, 50, 6]), '10s')).toEqual([
      [20, 10],
      [30, null],
      [40, null],
      [50, 6],
      [60, null],
    ])
  })

  test('without the deltas that are missing', async () => {
    expect(await aligned(counter([10, 20, 10], [20, 30, Number.NaN], [30, 40, 4]), '20s')).toEqual([
      [20, 10],
      [40, 2],
      [60, null],
    ])
  })
})

describe('aligning is refused', () => {
  test('to more than a hundred points for each that there is', async () => {
    const source = gauge([10, 1], [20, 2], [50, 3])
    expect(await aligned(source, '100ms')).toHaveLength(501)
    expect(await refusalOf(source, `${GET} | align mean_within(99ms)`)).toBe(
      [
        'A table alignment operation may not upsample data by more than a factor of 100',
        'At 1:52: .. timestamp < @00:01:00 | align mean_within(99ms) ..',
        '                                    ^',
      ].join('\n'),
    )
  })

  test('of distributions', async () => {
    const { source } = tableSource({ 't:m': { datumType: 'histogram_u64', fields: { n: 'u32' }, series: [] } })
    expect(await refusalOf(source, `${GET} | align mean_within(1m)`)).toContain(
      "Tables with 'histogram_u64' data types cannot be aligned",
    )
  })

  test('by interpolation', async () => {
    expect(await refusalOf(gauge(), `${GET} | align interpolate(1m)`)).toContain('not yet implemented')
  })
})
