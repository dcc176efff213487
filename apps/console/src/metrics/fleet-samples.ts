import type { SystemMetricName } from '@plenum/api'
import { call } from '../api/call.ts'
import { onLines, onOneLine, oxqlStages, windowOf } from './oxql-text.ts'
import type { Span } from './oxql-text.ts'
import type { Samples } from './provisioned.ts'
import { sumOfTables } from './sum-of-tables.ts'

/** Between two samples, in seconds: a shorter window would be empty. */
const SHORTEST = 10

/** What was set aside for a project, a silo or the fleet. Only fleet viewers may ask. */
export async function fleetSamples(
  { metric, id }: { metric: SystemMetricName; id: string },
  span: Span,
  signal: AbortSignal,
): Promise<Samples> {
  const seconds = Math.max(SHORTEST, windowOf(span))
  const stages = oxqlStages({ name: `collection_target:${metric}`, filters: { id } }, span, seconds)
  const answer = await call('systemTimeseriesQuery', { body: { query: onOneLine(stages) } }, { signal })
  const { times, values } = sumOfTables(answer, { dropsFirst: false })
  // The query begins early, for the sake of counters.
  const early = times.filter((time) => time < span.start.getTime() - 1000).length
  return { times: times.slice(early), values: values.slice(early), query: onLines(stages) }
}
