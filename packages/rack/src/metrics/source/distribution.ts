import type { Distribution, Series, SeriesFields } from '../source.ts'
import { countSamples, eachSample } from './epoch.ts'
import type { Epoch } from './epoch.ts'

/** Of a histogram whose counts, one for each bin, are known at any time. */
export interface HistogramEpoch extends Epoch {
  /** Whole numbers that are 0 at the start and never fall. */
  at: (time: number) => readonly number[]
}

/** @param bins where each begins */
export function histogramSeries(
  fields: SeriesFields,
  period: number,
  bins: readonly number[],
  epochs: readonly HistogramEpoch[],
): Series {
  return {
    fields,
    count: (after, upTo) => countSamples(epochs, period, after, upTo),
    samples(after, upTo) {
      const count = countSamples(epochs, period, after, upTo)
      const startTimes = new Float64Array(count)
      const timestamps = new Float64Array(count)
      const values: Distribution[] = []
      eachSample(epochs, period, after, upTo, (epoch, since, time) => {
        const before = epoch.at(since)
        startTimes[values.length] = since
        timestamps[values.length] = time
        values.push({ bins, counts: epoch.at(time).map((value, bin) => value - (before[bin] ?? 0)) })
      })
      return { kind: 'delta-distribution', startTimes, timestamps, values }
    },
  }
}
