import type { Measurement, SystemMetricName } from '@plenum/api'
import { call } from '../api/call.ts'
import { query, queryClient } from '../api/query.ts'
import { MINUTE, momentsOf } from './moments.ts'
import type { Span } from './oxql-text.ts'
import { thinned } from './provisioned.ts'
import type { Samples } from './provisioned.ts'

/** Between two samples. */
const PERIOD = 10_000
/** Most samples in an answer. */
const PAGE = 10_000

/** Whose samples: the caller's silo, or one of its projects. */
export interface SiloSource {
  metric: SystemMetricName
  project?: string | undefined
}

function valueOf({ datum }: Measurement): number | null {
  return typeof datum.datum === 'number' ? datum.datum : null
}

function samplesOf(measurements: readonly Measurement[]): Samples {
  return {
    times: measurements.map(({ timestamp }) => timestamp.getTime()),
    values: measurements.map(valueOf),
  }
}

function inputOf({ metric, project }: SiloSource, { start, end }: Span) {
  return {
    params: { metricName: metric },
    query: { startTime: start, endTime: end, ...(project !== undefined && { project }) },
  }
}

async function every(source: SiloSource, span: Span, signal: AbortSignal): Promise<Samples> {
  const { params, query: asked } = inputOf(source, span)
  const { items } = await call('siloMetric', { params, query: { ...asked, limit: PAGE } }, { signal })
  return thinned(samplesOf(items))
}

/** One sample at each moment. What was is known for good, so that a refresh asks for new moments only. */
async function some(source: SiloSource, span: Span, signal: AbortSignal): Promise<Samples> {
  const past = momentsOf(span).map((moment) => {
    const { params, query: asked } = inputOf(source, { start: moment, end: new Date(moment.getTime() + MINUTE) })
    return queryClient.fetchQuery({
      ...query('siloMetric', { params, query: { ...asked, limit: 1 } }),
      staleTime: Infinity,
    })
  })
  const { params, query: asked } = inputOf(source, span)
  const latest = call('siloMetric', { params, query: { ...asked, limit: 1, order: 'descending' } }, { signal })
  const pages = await Promise.all([...past, latest])
  return samplesOf(pages.flatMap(({ items }) => items))
}

/**
 * There is a sample every ten seconds, and no operation that makes them fewer: 30 days would be 26 pages of 10,000 for
 * each chart. So a range that fits on a page, a day and a bit, is read whole, and of a longer one 120 moments are.
 */
export function siloSamples(source: SiloSource, span: Span, signal: AbortSignal): Promise<Samples> {
  const isWhole = span.end.getTime() - span.start.getTime() < PAGE * PERIOD
  return isWhole ? every(source, span, signal) : some(source, span, signal)
}
