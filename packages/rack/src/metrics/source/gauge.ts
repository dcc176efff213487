import type { Series, SeriesFields } from '../source.ts'
import { countSamples, eachSample } from './epoch.ts'
import type { Epoch } from './epoch.ts'

/** Of a value that goes up and down. */
export interface GaugeEpoch extends Epoch {
  at: (time: number) => number
}

export function gaugeSeries(fields: SeriesFields, period: number, epochs: readonly GaugeEpoch[]): Series {
  return {
    fields,
    count: (after, upTo) => countSamples(epochs, period, after, upTo),
    samples(after, upTo) {
      const count = countSamples(epochs, period, after, upTo)
      const timestamps = new Float64Array(count)
      const values = new Float64Array(count)
      let index = 0
      eachSample(epochs, period, after, upTo, (epoch, _, time) => {
        timestamps[index] = time
        values[index] = epoch.at(time)
        index++
      })
      return { kind: 'gauge', timestamps, values }
    },
  }
}
