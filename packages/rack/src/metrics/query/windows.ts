import { wrong } from './asked.ts'
import type { Asked } from './asked.ts'
import type { Span } from '@plenum/api/oxql/tokens'

/** How many times denser points may be than the samples that they are made of. */
const UPSAMPLING_MAX = 100

/** Windows of one length that end at `end`, `end` − `period` and so on; each has its end in it and not its beginning. */
export interface Windows {
  end: number
  period: number
  count: number
}

/** As many windows as end at or after the first sample. */
export function windowsFrom(first: number, end: number, period: number): Windows {
  return { end, period, count: end < first ? 0 : Math.floor((end - first) / period) + 1 }
}

/** The end of a window, by its number in order of time. All tables of a query come to the same numbers. */
export function endOfWindow({ end, period, count }: Windows, index: number): number {
  return end - (count - 1 - index) * period
}

export function endsOf(windows: Windows): Float64Array {
  const ends = new Float64Array(windows.count)
  for (let index = 0; index < ends.length; index++) ends[index] = endOfWindow(windows, index)
  return ends
}

/** The number of the window that a time is in; negative or not less than the count for those that are in none. */
export function windowOf({ end, period, count }: Windows, time: number): number {
  return count - 1 - Math.floor((end - time) / period)
}

/** The shortest time between two neighbours; infinite when there is none. */
export function smallestGap(timestamps: Float64Array): number {
  let smallest = Infinity
  for (let i = 1; i < timestamps.length; i++) {
    const gap = (timestamps[i] ?? Number.NaN) - (timestamps[i - 1] ?? Number.NaN)
    if (gap < smallest) smallest = gap
  }
  return smallest
}

export function isTooDense(period: number, gap: number): boolean {
  return gap !== Infinity && period * UPSAMPLING_MAX < gap
}

export function refuseTooDense({ text }: Asked, operation: Span): never {
  throw wrong(
    text,
    operation,
    `A table alignment operation may not upsample data by more than a factor of ${UPSAMPLING_MAX}`,
  )
}
