import type { Series } from '../source.ts'
import { gauge } from './align.ts'
import type { Align } from './align.ts'
import type { Asked } from './asked.ts'
import type { Points } from './table.ts'
import { endOfWindow, endsOf, isTooDense, smallestGap, windowsFrom } from './windows.ts'

interface Interval {
  after: number
  upTo: number
}

/** Samples that are made to look at one end of many. */
const FEW = 16
/** Halving the distance between any two times so often leaves none. */
const HALVINGS_MAX = 120

/** The first or the last few samples of an interval; undefined where they cannot be told apart from the others. */
function fewAt(end: 'first' | 'last', series: Series, { after, upTo }: Interval) {
  const part = (edge: number) => (end === 'first' ? ([after, edge] as const) : ([edge, upTo] as const))
  let [none, many] = end === 'first' ? [after, upTo] : [upTo, after]
  for (let turn = 0; turn < HALVINGS_MAX; turn++) {
    const edge = none + (many - none) / 2
    const count = series.count(...part(edge))
    if (count >= 2 && count <= FEW) {
      const samples = series.samples(...part(edge))
      return samples.kind === 'delta' ? samples : undefined
    }
    if (count < 2) none = edge
    else many = edge
  }
  return undefined
}

/**
 * What aligning the samples of an interval comes to, from sums that the source knows: as fast for a month as for a minute.
 * Undefined where that is not worth it or cannot be told; then the samples must be read.
 */
export function alignCounter(series: Series, interval: Interval, align: Align, asked: Asked): Points | undefined {
  const { grown } = series
  if (!grown || series.count(interval.after, interval.upTo) <= FEW) return undefined
  const head = fewAt('first', series, interval)
  const tail = fewAt('last', series, interval)
  const [first, began] = [head?.timestamps[0], head?.startTimes[0]]
  const last = tail?.timestamps.at(-1)
  if (!head || first === undefined || began === undefined || last === undefined) return undefined
  // A gap that is small enough is proof; whether there is none only the samples can tell.
  if (isTooDense(align.period, smallestGap(head.timestamps))) return undefined
  const windows = windowsFrom(first, asked.end, align.period)
  asked.budget.make(windows.count)
  const ends = endsOf(windows)
  const means = ends.map((end, index) => {
    const start = endOfWindow(windows, index - 1)
    // Deltas outside of the interval are no part of the table, so their shares in its windows are not either.
    const [from, to] = [Math.max(start, began), Math.min(end, last)]
    const sum = from < to ? grown(from, to) : undefined
    if (sum === undefined) return Number.NaN
    return sum / Math.max(1, series.count(Math.max(start, interval.after), Math.min(end, interval.upTo)))
  })
  return gauge(ends, means)
}
