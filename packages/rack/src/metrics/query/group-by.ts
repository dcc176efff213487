import type { TableOperation } from '@plenum/api/oxql/ast'
import type { Reducer } from '@plenum/api/oxql/tokens'
import type { FieldValue } from '@plenum/api'
import { gauge } from './align.ts'
import type { Asked } from './asked.ts'
import { keyOf } from './key.ts'
import { pick } from './table.ts'
import type { Points, Row, Table } from './table.ts'
import { endsOf } from './windows.ts'
import type { Windows } from './windows.ts'

type GroupBy = Extract<TableOperation, { kind: 'group_by' }>

/** The number of the window that a point of an aligned table is the end of. Rounded: divisions are not exact. */
function numberOf({ end, period, count }: Windows, timestamp: number): number {
  return count - 1 - Math.round((end - timestamp) / period)
}

/** All that the timeseries of an aligned table can have points at the end of. */
function windowsOf(rows: readonly Row[], end: number, period: number): Windows {
  const first = rows.reduce((first, { points }) => Math.min(first, points.timestamps[0] ?? Infinity), Infinity)
  return { end, period, count: 1 - numberOf({ end, period, count: 1 }, first) }
}

/** One metric of all timeseries of a group. */
function reduced(rows: readonly Row[], column: number, windows: Windows, reducer: Reducer): Float64Array {
  const sums = new Float64Array(windows.count).fill(Number.NaN)
  const counts = new Int32Array(windows.count)
  for (const { points } of rows) {
    const values = points.columns[column]
    if (values?.kind !== 'numbers') throw new Error('invariant: what is aligned is numbers')
    points.timestamps.forEach((timestamp, index) => {
      const value = values.values[index] ?? Number.NaN
      const window = numberOf(windows, timestamp)
      const before = sums[window]
      if (Number.isNaN(value) || before === undefined) return
      sums[window] = Number.isNaN(before) ? value : before + value
      counts[window] = (counts[window] ?? 0) + 1
    })
  }
  return reducer === 'sum' ? sums : sums.map((sum, window) => sum / (counts[window] ?? 0))
}

/** The times at which any timeseries of a group has a point. */
function present(rows: readonly Row[], windows: Windows): Uint8Array {
  const present = new Uint8Array(windows.count)
  for (const { points } of rows)
    points.timestamps.forEach((timestamp) => {
      present[numberOf(windows, timestamp)] = 1
    })
  return present
}

function groupPoints(rows: readonly Row[], windows: Windows, reducer: Reducer): Points {
  const [first] = rows
  const columns = (first?.points.columns ?? []).map((_, column) => reduced(rows, column, windows, reducer))
  const all = gauge(endsOf(windows), ...columns)
  const places = Array.from(present(rows, windows).entries())
  return pick(
    all,
    places.filter(([, isPresent]) => isPresent === 1).map(([index]) => [index, index + 1] as const),
  )
}

/**
 * One timeseries for each combination of some fields' values.
 *
 * @param period how far the points of the table are apart
 */
export function groupTable(table: Table, { fields, reducer }: GroupBy, period: number, asked: Asked): Table {
  const groups = new Map<string, { fields: Record<string, FieldValue>; rows: Row[] }>()
  for (const row of table.rows) {
    const kept: Record<string, FieldValue> = {}
    for (const { name } of fields) {
      const value = row.fields[name]
      if (value) kept[name] = value
    }
    const key = keyOf(kept)
    const group = groups.get(key) ?? { fields: kept, rows: [] }
    groups.set(key, group)
    group.rows.push(row)
  }
  const rows = [...groups.values()].map(({ fields, rows }) => {
    const windows = windowsOf(rows, asked.end, period)
    asked.budget.make(windows.count)
    return { fields, points: groupPoints(rows, windows, reducer) }
  })
  return { ...table, rows }
}
