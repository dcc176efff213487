import type { TimeseriesTable, ValueArray } from '@plenum/api'
import { expect, test } from 'vitest'
import { chartOf, LINES_MAX } from './answer-chart.ts'
import { csvOfTable, rowsOf } from './answer-rows.ts'
import { metricsOf } from './answer-series.ts'
import { quantileOf } from './quantile.ts'

const time = (index: number) => `2026-03-01T12:0${index}:00Z`

function series(fields: Record<string, string>, minutes: readonly number[], ...columns: ValueArray[]) {
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { type: 'string' as const, value }]),
    ),
    points: {
      timestamps: minutes.map(time),
      values: columns.map((values) => ({ metricType: 'gauge' as const, values })),
    },
  }
}

function table(name: string, ...all: ReturnType<typeof series>[]): TimeseriesTable {
  return { name, timeseries: Object.fromEntries(all.map((one, key) => [String(key), one])) }
}

const doubles = (...values: (number | null)[]): ValueArray => ({ type: 'double', values })

test('lines are named by the fields that tell them apart', () => {
  const [metric] = metricsOf(
    table('a:b', series({ rack: 'r', slot: '10' }, [0], doubles(1)), series({ rack: 'r', slot: '9' }, [0], doubles(2))),
  )
  expect(metric?.series.map(({ label }) => label)).toEqual(['slot 9', 'slot 10'])
})

test('the only line has the name of what is measured', () => {
  expect(metricsOf(table('a:b', series({ rack: 'r' }, [0], doubles(1))))[0]?.series[0]?.label).toBe('a:b')
})

test('a joined table is a metric for each of its values', () => {
  const metrics = metricsOf(table('a:b,a:c', series({}, [0, 1], doubles(1, 2), doubles(3, null))))
  expect(metrics.map(({ name, series: [line] }) => [name, line?.values])).toEqual([
    ['a:b', [1, 2]],
    ['a:c', [3, null]],
  ])
})

test('a boolean is drawn as one and zero, a text not at all', () => {
  const link: ValueArray = { type: 'boolean', values: [true, false, null] }
  expect(metricsOf(table('a:b', series({}, [0, 1, 2], link)))[0]?.series[0]?.values).toEqual([1, 0, null])
  const words: ValueArray = { type: 'string', values: ['up'] }
  expect(metricsOf(table('a:b', series({}, [0], words)))[0]?.isDrawable).toBe(false)
})

test('a distribution is drawn by its median and its 95th percentile', () => {
  const distribution = { bins: [0, 10, 20], counts: [50, 50, 0], sumOfSamples: 0, squaredMean: 0 }
  const [metric] = metricsOf(table('a:b', series({}, [0], { type: 'integer_distribution', values: [distribution] })))
  expect(metric?.series.map(({ label, values }) => [label, values])).toEqual([
    ['a:b p50', [10]],
    ['a:b p95', [19]],
  ])
})

test('an empty distribution is a gap, and its last bin ends at the largest sample', () => {
  expect(quantileOf({ bins: [0, 10], counts: [0, 0] }, 0.5)).toBeUndefined()
  expect(quantileOf({ bins: [0, 10], counts: [0, 4], max: 30 }, 0.5)).toBe(20)
})

test('lines with times of their own share one axis', () => {
  const [metric] = metricsOf(
    table('a:b', series({ x: '1' }, [0, 2], doubles(1, 3)), series({ x: '2' }, [1], doubles(2))),
  )
  const chart = metric && chartOf(metric)
  expect(chart?.times).toEqual([0, 1, 2].map((index) => Date.parse(time(index))))
  expect(chart?.series.map(({ values }) => values)).toEqual([
    [1, null, 3],
    [null, 2, null],
  ])
})

test('a chart has no more lines than there are colours', () => {
  const many = Array.from({ length: 20 }, (_, index) => series({ x: String(index) }, [0], doubles(index)))
  const [metric] = metricsOf(table('a:b', ...many))
  expect(metric?.series).toHaveLength(20)
  expect(metric && chartOf(metric).series).toHaveLength(LINES_MAX)
})

test('rows and CSV have every point with its fields', () => {
  const one = table('a:b,a:c', series({ disk: '=x' }, [0, 1], doubles(1, null), { type: 'integer', values: [3, 4] }))
  expect(rowsOf(one).count).toBe(2)
  expect([...rowsOf(one).rows()][1]).toEqual({ fields: { disk: '=x' }, time: new Date(time(1)), values: [null, 4] })
  expect(csvOfTable(one)).toBe(
    "disk,timestamp,a:b,a:c\r\n'=x,2026-03-01T12:00:00.000Z,1,3\r\n'=x,2026-03-01T12:01:00.000Z,,4\r\n",
  )
})
