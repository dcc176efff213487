import type { Points as WirePoints, Timeseries, TimeseriesTable, ValueArray } from '@plenum/api'
import type { Distribution } from '../source.ts'
import { numberOf } from './key.ts'
import type { Column, Points, Table } from './table.ts'

/** Many timeseries have the same times. */
class IsoTimes {
  readonly #known = new Map<number, string>()

  texts(times: Float64Array): string[] {
    const texts: string[] = []
    for (const time of times) texts.push(this.#text(time))
    return texts
  }

  #text(time: number): string {
    const known = this.#known.get(time)
    if (known !== undefined) return known
    const text = new Date(time).toISOString()
    this.#known.set(time, text)
    return text
  }
}

/** Sums are what the bins tell of them: each sample counts as the middle of its bin, or the beginning of the last. */
function distribution({ bins, counts }: Distribution, isInteger: boolean) {
  const middles = bins.map((bin, index) => (bin + (bins[index + 1] ?? bin)) / 2)
  const sumOf = (each: (middle: number) => number) =>
    middles.reduce((sum, middle, index) => sum + each(middle) * (counts[index] ?? 0), 0)
  const samples = counts.reduce((sum, count) => sum + count, 0)
  const sum = sumOf((middle) => middle)
  const mean = samples === 0 ? 0 : sum / samples
  return {
    bins: [...bins],
    counts: [...counts],
    sumOfSamples: isInteger ? Math.round(sum) : sum,
    squaredMean: sumOf((middle) => (middle - mean) ** 2),
  }
}

function valuesOf(column: Column): ValueArray {
  if (column.kind === 'distributions') {
    const isInteger = column.type === 'integer_distribution'
    return { type: column.type, values: column.values.map((value) => value && distribution(value, isInteger)) }
  }
  const { type, values } = column
  const numbers = Array.from(values)
  if (type === 'boolean') return { type, values: numbers.map((value) => (Number.isNaN(value) ? null : value !== 0)) }
  return { type, values: numbers.map((value) => (Number.isFinite(value) ? value : null)) }
}

function pointsView({ timestamps, startTimes, columns }: Points, times: IsoTimes): WirePoints {
  const metricType = startTimes ? 'delta' : 'gauge'
  return {
    startTimes: startTimes ? times.texts(startTimes) : null,
    timestamps: times.texts(timestamps),
    values: columns.map((column) => ({ metricType, values: valuesOf(column) })),
  }
}

/** A table as the API tells it. */
export function tableView({ name, rows }: Table): TimeseriesTable {
  const timeseries: Record<string, Timeseries> = {}
  const times = new IsoTimes()
  for (const { fields, points } of rows) {
    const key = numberOf(fields, (key) => Object.hasOwn(timeseries, key))
    timeseries[key] = { fields, points: pointsView(points, times) }
  }
  return { name, timeseries }
}
