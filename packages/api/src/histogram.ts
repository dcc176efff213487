import { z } from 'zod'
import { Timestamp } from './scalars.ts'

const five = z.array(z.number()).length(5)

/** The running estimate of one quantile (P² algorithm, Jain and Chlamtac 1985), with the state of its five markers. */
export const Quantile = z
  .object({
    /** Which one: 0.5 for the median. */
    p: z.number(),
    markerHeights: five,
    markerPositions: z.array(z.int().min(0)).length(5),
    desiredMarkerPositions: five,
  })
  .meta({ id: 'Quantile' })
export type Quantile = z.infer<typeof Quantile>

/** Ends are not part of a bin, starts are. */
function binRangeOf<Sample extends z.ZodNumber>(sample: Sample) {
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('range_to'), end: sample }),
    z.object({ type: z.literal('range'), start: sample, end: sample }),
    z.object({ type: z.literal('range_from'), start: sample }),
  ])
}

/**
 * How often samples fell where since the start.
 *
 * @param id the name of the schema
 * @param sum of what samples add up to: a wider number than one of them
 */
export function histogramOf<Sample extends z.ZodNumber>(id: string, sample: Sample, sum: z.ZodNumber) {
  return z
    .object({
      startTime: Timestamp,
      bins: z.array(z.object({ range: binRangeOf(sample), count: z.int().min(0) })),
      nSamples: z.int().min(0),
      min: sample,
      max: sample,
      sumOfSamples: sum,
      /** The sum of squared distances from the mean so far (Welford). */
      squaredMean: z.number(),
      p50: Quantile,
      p90: Quantile,
      p99: Quantile,
    })
    .meta({ id })
}

/**
 * What histograms become in the answer to a query.
 *
 * @param id the name of the schema
 */
export function distributionOf<Sample extends z.ZodNumber>(id: string, sample: Sample) {
  return z
    .object({
      /** Where each bin starts. */
      bins: z.array(sample),
      /** As many as there are bins. */
      counts: z.array(z.int().min(0)),
      /** Absent or null, as are `max` and the quantiles, where the samples of a window cannot tell. */
      min: sample.nullish(),
      max: sample.nullish(),
      sumOfSamples: sample,
      squaredMean: z.number(),
      p50: Quantile.nullish(),
      p90: Quantile.nullish(),
      p99: Quantile.nullish(),
    })
    .meta({ id })
}
