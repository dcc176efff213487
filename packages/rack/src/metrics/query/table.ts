import type { ValueArray } from '@plenum/api'
import type { Distribution, SeriesFields } from '../source.ts'

/** The values of one metric; a sample that is missing is NaN or null. */
export type Column =
  | { kind: 'numbers'; type: 'integer' | 'double' | 'boolean'; values: Float64Array }
  | {
      kind: 'distributions'
      type: Extract<ValueArray['type'], `${string}_distribution`>
      values: readonly (Distribution | null)[]
    }

export interface Points {
  timestamps: Float64Array
  /** Of deltas only. */
  startTimes: Float64Array | undefined
  /** One, or several after a join. */
  columns: readonly Column[]
}

export interface Row {
  fields: SeriesFields
  points: Points
}

export interface Table {
  name: string
  /** Whether there are such timeseries at all, with samples or without. */
  hasMatched: boolean
  /** None of them is without points. */
  rows: readonly Row[]
}

/** Half-open, by index. */
export type Range = readonly [from: number, to: number]

function pickNumbers(values: Float64Array, ranges: readonly Range[], length: number): Float64Array {
  const [first] = ranges
  if (first && ranges.length === 1) return values.subarray(...first)
  const picked = new Float64Array(length)
  let at = 0
  for (const range of ranges) {
    const part = values.subarray(...range)
    picked.set(part, at)
    at += part.length
  }
  return picked
}

/** The points at these places, which ascend. */
export function pick(points: Points, ranges: readonly Range[]): Points {
  const length = ranges.reduce((sum, [from, to]) => sum + to - from, 0)
  const numbers = (values: Float64Array) => pickNumbers(values, ranges, length)
  return {
    timestamps: numbers(points.timestamps),
    startTimes: points.startTimes && numbers(points.startTimes),
    columns: points.columns.map((column) =>
      column.kind === 'numbers'
        ? { ...column, values: numbers(column.values) }
        : { ...column, values: ranges.flatMap((range) => column.values.slice(...range)) },
    ),
  }
}

/** The rows with their points changed; those that are left without any are gone. */
export function mapPoints(table: Table, change: (points: Points, row: Row) => Points): Table {
  const rows = table.rows
    .map((row) => ({ ...row, points: change(row.points, row) }))
    .filter(({ points }) => points.timestamps.length > 0)
  return { ...table, rows }
}

/** The index of the first that is larger than a time, in what ascends. */
export function firstAfter(timestamps: Float64Array, time: number): number {
  let [low, high] = [0, timestamps.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((timestamps[middle] ?? Infinity) > time) high = middle
    else low = middle + 1
  }
  return low
}
