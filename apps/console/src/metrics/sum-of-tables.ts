import type { Timeseries, TimeseriesQueryResult } from '@plenum/api'

export interface Summed {
  times: number[]
  values: (number | null)[]
  /** How many timeseries were added up. */
  count: number
}

function pointsOf({ points }: Timeseries): [time: number, value: number | null][] {
  const [column] = points.values
  if (column?.values.type !== 'double' && column?.values.type !== 'integer') return []
  const { values } = column.values
  return points.timestamps.map((time, index) => [Date.parse(time), values[index] ?? null])
}

/** All timeseries of an answer added up, time by time; null where none is known. */
export function sumOfTables({ tables }: TimeseriesQueryResult, { dropsFirst = true } = {}): Summed {
  const all = tables.flatMap(({ timeseries }) => Object.values(timeseries))
  const sums = new Map<number, number | null>()
  for (const [time, value] of all.flatMap(pointsOf)) {
    const before = sums.get(time) ?? null
    sums.set(time, value === null ? before : (before ?? 0) + value)
  }
  const kept = [...sums].toSorted(([a], [b]) => a - b).slice(dropsFirst ? 1 : 0)
  return { times: kept.map(([time]) => time), values: kept.map(([, value]) => value), count: all.length }
}

/** Nanoseconds that a virtual CPU has in the five seconds between two samples. */
const NANOSECONDS_PER_SAMPLE = 5e9

/** Of what so many virtual CPUs could have done. */
export function asPercent({ values, count }: Summed): (number | null)[] {
  return values.map((value) => (value === null ? null : (value * 100) / (NANOSECONDS_PER_SAMPLE * count)))
}
