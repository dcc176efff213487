import type { TimeRange } from '@plenum/ui'
import { chartQuery } from './chart-query.ts'
import { fleetSamples } from './fleet-samples.ts'
import { measuredOf } from './provisioned.ts'
import type { ProvisionedMetric } from './provisioned.ts'
import { siloSamples } from './silo-samples.ts'

/** Who is asked: all of the rack's metrics, or those that a silo has of itself. */
export type ProvisionedSource = { of: 'fleet'; id: string } | { of: 'silo'; project?: string | undefined }

function samplesFrom(source: ProvisionedSource, { name }: ProvisionedMetric, range: TimeRange, signal: AbortSignal) {
  return source.of === 'fleet'
    ? fleetSamples({ metric: name, id: source.id }, range, signal)
    : siloSamples({ metric: name, project: source.project }, range, signal)
}

export function provisionedQuery(
  metric: ProvisionedMetric,
  source: ProvisionedSource,
  range: string | undefined,
  quota: number | undefined,
) {
  return chartQuery({
    key: ['provisioned', metric.name, source, quota],
    range,
    load: async (resolved, signal) => measuredOf(await samplesFrom(source, metric, resolved, signal), resolved, quota),
  })
}
