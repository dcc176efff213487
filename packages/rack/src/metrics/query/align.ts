import type { TableOperation } from '@plenum/api/oxql/ast'
import type { Asked } from './asked.ts'
import type { Column, Points } from './table.ts'
import { endOfWindow, endsOf, isTooDense, refuseTooDense, smallestGap, windowOf, windowsFrom } from './windows.ts'
import type { Windows } from './windows.ts'

export type Align = Extract<TableOperation, { kind: 'align' }>

/** The mean in each window of what is there; what is missing counts as a point all the same. */
function meansOfGauge(timestamps: Float64Array, values: Float64Array, windows: Windows): Float64Array {
  const means = new Float64Array(windows.count).fill(Number.NaN)
  let at = 0
  for (let index = 0; index < windows.count; index++) {
    const end = endOfWindow(windows, index)
    let [sum, present, points] = [0, 0, 0]
    for (; at < timestamps.length && (timestamps[at] ?? Infinity) <= end; at++) {
      points++
      const value = values[at] ?? Number.NaN
      if (Number.isNaN(value)) continue
      present++
      sum += value
    }
    if (present > 0) means[index] = sum / points
  }
  return means
}

/** For each window, the shares of the deltas that lie in it, divided by how many deltas end in it, if any does. */
function meansOfDelta(
  startTimes: Float64Array,
  timestamps: Float64Array,
  values: Float64Array,
  windows: Windows,
): Float64Array {
  const means = new Float64Array(windows.count).fill(Number.NaN)
  const points = new Int32Array(windows.count)
  const add = (index: number, share: number) => {
    const before = means[index]
    if (before !== undefined) means[index] = Number.isNaN(before) ? share : before + share
  }
  for (let i = 0; i < timestamps.length; i++) {
    const [start, end] = [startTimes[i] ?? Number.NaN, timestamps[i] ?? Number.NaN]
    const value = values[i] ?? Number.NaN
    const last = windowOf(windows, end)
    if (last >= 0 && last < windows.count) points[last] = (points[last] ?? 0) + 1
    if (Number.isNaN(value)) continue
    if (!(start < end)) {
      add(last, value)
      continue
    }
    for (let index = Math.min(last, windows.count - 1); index >= 0; index--) {
      const windowEnd = endOfWindow(windows, index)
      const overlap = Math.min(end, windowEnd) - Math.max(start, windowEnd - windows.period)
      if (overlap > 0) add(index, (value * overlap) / (end - start))
      else if (windowEnd <= start) break
    }
  }
  return means.map((sum, index) => sum / Math.max(1, points[index] ?? 0))
}

function meansOf(points: Points, column: Column, windows: Windows): Float64Array {
  if (column.kind === 'distributions') throw new Error('invariant: what cannot be aligned has been refused')
  const { timestamps, startTimes } = points
  return startTimes
    ? meansOfDelta(startTimes, timestamps, column.values, windows)
    : meansOfGauge(timestamps, column.values, windows)
}

export function gauge(timestamps: Float64Array, ...values: Float64Array[]): Points {
  const columns = values.map((values) => ({ kind: 'numbers', type: 'double', values }) as const)
  return { timestamps, startTimes: undefined, columns }
}

/** One point at the end of each period, counted back from the end of the query: the mean of the samples in the period. */
export function alignPoints(points: Points, align: Align, asked: Asked): Points {
  if (isTooDense(align.period, smallestGap(points.timestamps))) refuseTooDense(asked, align)
  const windows = windowsFrom(points.timestamps[0] ?? Infinity, asked.end, align.period)
  asked.budget.make(windows.count)
  return gauge(endsOf(windows), ...points.columns.map((column) => meansOf(points, column, windows)))
}
