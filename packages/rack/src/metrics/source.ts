import type { FieldValue, TimeseriesSchema } from '@plenum/api'

/** Where timeseries come from: what the query language reads. All times are milliseconds since the epoch. */
export interface Source {
  schema: (name: string) => TimeseriesSchema | undefined
  /**
   * Those of a schema whose fields are kept, in an order that stays. Makes no samples.
   *
   * @param known what is known of all that are kept, so that others need not even be looked at
   */
  series: (name: string, keep: (fields: SeriesFields) => boolean, known?: KnownIds) => Promise<Series[]>
}

/** Ids, by the field that has them. */
export type KnownIds = Readonly<Record<string, string>>

export type SeriesFields = Readonly<Record<string, FieldValue>>

/** How often values fell into each bin, which is given by where it starts. */
export interface Distribution {
  bins: readonly number[]
  counts: readonly number[]
}

/** Ascending by `timestamps`. A sample that is missing is NaN, or null among distributions. */
export type Samples =
  | { kind: 'gauge'; timestamps: Float64Array; values: Float64Array }
  /** What a counter gained from `startTimes[i]` to `timestamps[i]`; the first after a reset starts where the counter did. */
  | { kind: 'delta'; startTimes: Float64Array; timestamps: Float64Array; values: Float64Array }
  | {
      kind: 'delta-distribution'
      startTimes: Float64Array
      timestamps: Float64Array
      values: readonly (Distribution | null)[]
    }

export interface Series {
  fields: SeriesFields
  /** How many samples there are after one time and up to another. Makes none of them. */
  count: (after: number, upTo: number) => number
  samples: (after: number, upTo: number) => Samples
  /**
   * Counters only: the sum of the deltas' shares that lie between two times, each delta spread evenly over its own
   * interval, without making the samples. Undefined where no delta reaches in. With `count`, all that aligning needs.
   */
  grown?: (after: number, upTo: number) => number | undefined
}
