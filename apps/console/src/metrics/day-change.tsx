import type { SystemMetricName } from '@plenum/api'
import { Dash, Skeleton } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { MINUTE } from './moments.ts'
import { metricNames } from './provisioned.ts'
import { inUnits } from './resource-counts.ts'
import type { CountedResource } from './resource-counts.ts'

interface DayChangeProps {
  resource: CountedResource
  /** In all silos, now. */
  provisioned: number
}

const DAY = 24 * 60 * MINUTE
const signed = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })

/** What the fleet had provisioned a day ago. Of one minute, so that who comes back soon asks for the same. */
function dayAgoQuery(metricName: SystemMetricName) {
  const start = new Date(Math.floor((Date.now() - DAY) / MINUTE) * MINUTE)
  const endTime = new Date(start.getTime() + MINUTE)
  return query('systemMetric', { params: { metricName }, query: { startTime: start, endTime, limit: 1 } })
}

/** How much more there is than a day ago, or less. */
export function DayChange({ resource, provisioned }: DayChangeProps) {
  const { data, isPending } = useQuery({ ...dayAgoQuery(metricNames[resource.id]), throwOnError: false })
  const before = data?.items[0]?.datum.datum
  if (typeof before !== 'number') return isPending ? <Skeleton className="h-3 w-16" /> : <Dash />
  return (
    <>
      {signed.format(inUnits(provisioned - before, resource))} <span className="text-faint">{resource.unit}</span>
    </>
  )
}
