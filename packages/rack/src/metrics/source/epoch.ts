/** The life of a counter from one reset to the next. All times are milliseconds since the epoch. */
export interface Epoch {
  start: number
  /** There are no samples after it. */
  end: number
}

/** Between samples of virtual CPUs; everything else is sampled half as often. */
export const CPU_PERIOD = 5000
export const PERIOD = 10_000

/** The number of the first sample after a time; the first of all, one period after the start, is 1. */
export function firstAfter({ start }: Epoch, period: number, time: number): number {
  return Math.max(1, Math.floor((time - start) / period) + 1)
}

/** The number of the last sample up to a time; less than that of the first when there is none. */
export function lastUpTo({ start, end }: Epoch, period: number, time: number): number {
  return Math.floor((Math.min(time, end) - start) / period)
}

/** How many samples of all epochs are after one time and up to another. */
export function countSamples(epochs: readonly Epoch[], period: number, after: number, upTo: number): number {
  let count = 0
  for (const epoch of epochs) count += Math.max(0, lastUpTo(epoch, period, upTo) - firstAfter(epoch, period, after) + 1)
  return count
}

/**
 * Goes through the samples of all epochs between two times.
 *
 * @param visit is given the epoch, when the sample before was taken (or the counter began), and when this one
 */
export function eachSample<E extends Epoch>(
  epochs: readonly E[],
  period: number,
  after: number,
  upTo: number,
  visit: (epoch: E, since: number, time: number) => void,
): void {
  for (const epoch of epochs) {
    const last = lastUpTo(epoch, period, upTo)
    for (let sample = firstAfter(epoch, period, after); sample <= last; sample++) {
      const time = epoch.start + sample * period
      visit(epoch, time - period, time)
    }
  }
}
