import type { Series, SeriesFields } from '../source.ts'
import { countSamples, eachSample, lastUpTo } from './epoch.ts'
import type { Epoch } from './epoch.ts'

/** Of a counter whose value is known at any time. */
export interface CounterEpoch extends Epoch {
  /** A whole number that is 0 at the start and never falls. */
  at: (time: number) => number
}

/** What a counter gained between two times within an epoch whose last sample is at `last`, evenly between samples. */
function gained({ start, at }: CounterEpoch, period: number, from: number, to: number): number {
  const smooth = (time: number) => {
    const since = start + Math.floor((time - start) / period) * period
    const known = at(since)
    return time === since ? known : known + ((at(since + period) - known) * (time - since)) / period
  }
  return smooth(to) - smooth(from)
}

/** @param unit what one step of the counter stands for; large counters stay exact in larger units */
export function counterSeries(fields: SeriesFields, period: number, epochs: readonly CounterEpoch[], unit = 1): Series {
  return {
    fields,
    count: (after, upTo) => countSamples(epochs, period, after, upTo),
    samples(after, upTo) {
      const count = countSamples(epochs, period, after, upTo)
      const startTimes = new Float64Array(count)
      const timestamps = new Float64Array(count)
      const values = new Float64Array(count)
      let index = 0
      let known: { epoch: Epoch; time: number; value: number } | undefined
      eachSample(epochs, period, after, upTo, (epoch, since, time) => {
        const before = known?.epoch === epoch && known.time === since ? known.value : epoch.at(since)
        const value = epoch.at(time)
        startTimes[index] = since
        timestamps[index] = time
        values[index] = (value - before) * unit
        known = { epoch, time, value }
        index++
      })
      return { kind: 'delta', startTimes, timestamps, values }
    },
    grown(after, upTo) {
      let sum: number | undefined
      for (const epoch of epochs) {
        const from = Math.max(after, epoch.start)
        const to = Math.min(upTo, epoch.start + lastUpTo(epoch, period, upTo + period) * period)
        if (from < to) sum = (sum ?? 0) + gained(epoch, period, from, to) * unit
      }
      return sum
    },
  }
}
