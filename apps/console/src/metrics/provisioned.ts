import type { SystemMetricName, VirtualResourceCounts } from '@plenum/api'
import type { ChartUnit, TimeRange } from '@plenum/ui'
import type { Measured } from './chart-query.ts'

export interface ProvisionedMetric {
  name: SystemMetricName
  title: string
  about: string
  unit: ChartUnit
  count: keyof VirtualResourceCounts
}

/** As the API calls what is set aside of each. */
export const metricNames: Readonly<Record<keyof VirtualResourceCounts, SystemMetricName>> = {
  cpus: 'cpus_provisioned',
  memory: 'ram_provisioned',
  storage: 'virtual_disk_space_provisioned',
}

/** What is set aside, over time. */
export const provisionedMetrics: readonly ProvisionedMetric[] = [
  {
    name: metricNames.cpus,
    title: 'CPU',
    about: 'Virtual CPUs of instances that have a machine.',
    unit: 'count',
    count: 'cpus',
  },
  {
    name: metricNames.memory,
    title: 'Memory',
    about: 'Memory of instances that have a machine.',
    unit: 'bytes',
    count: 'memory',
  },
  {
    name: metricNames.storage,
    title: 'Storage',
    about: 'Size of all disks and snapshots.',
    unit: 'bytes',
    count: 'storage',
  },
]

/** Stands for all silos together where an id is asked for. */
export const FLEET_ID = '001de000-1334-4000-8000-000000000000'

/** Samples as a line through time; null where nothing is known. */
export interface Samples {
  times: number[]
  values: (number | null)[]
  /** What was asked, where it was in words. */
  query?: string | undefined
}

/** Of samples that stay the same until the next, those at which something changes, and the last. */
export function thinned({ times, values }: Samples): Samples {
  const kept = times
    .map((_, index) => index)
    .filter((index) => index === 0 || index === times.length - 1 || values[index] !== values[index - 1])
  return { times: kept.map((index) => times[index] ?? 0), values: kept.map((index) => values[index] ?? null) }
}

/** With the quota beside it, where there is one. */
export function measuredOf({ times, values, query }: Samples, range: TimeRange, quota: number | undefined): Measured {
  const provisioned = { id: 'provisioned', label: 'Provisioned', values }
  const limit = { id: 'quota', label: 'Quota', values: times.map(() => quota ?? null), color: 3 } as const
  const series = quota === undefined ? [provisioned] : [provisioned, limit]
  return { data: { times, series, range }, query }
}
