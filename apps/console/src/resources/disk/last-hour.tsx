import { Dash, Size, Skeleton } from '@plenum/ui'
import type { Disk, DiskMetricName } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { rise } from './activity.ts'

const MINUTE = 60_000

function lastHour(disk: string, metric: DiskMetricName) {
  return {
    queryKey: ['diskMetricsList', disk, metric, 'last hour'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const end = new Date()
      const start = new Date(end.getTime() - 60 * MINUTE)
      const params = { disk, metric }
      const bytes = await rise(
        async (span) => (await call('diskMetricsList', { params, query: { ...span, limit: 1 } }, { signal })).items[0],
        start,
        end,
      )
      return { bytes }
    },
  }
}

/** How much was read from a disk, or written to it, in the last hour. */
export function LastHour({ disk, metric }: { disk: Disk; metric: 'read_bytes' | 'write_bytes' }) {
  const isAttached = disk.state.state === 'attached'
  const { data, isLoading } = useQuery({
    ...lastHour(disk.id, metric),
    enabled: isAttached,
    refetchInterval: MINUTE,
    throwOnError: false,
  })
  if (isLoading) return <Skeleton className="h-3 w-16" />
  return isAttached && data?.bytes !== undefined ? <Size bytes={data.bytes} /> : <Dash />
}
