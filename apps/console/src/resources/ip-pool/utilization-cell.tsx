import { Badge, BigNumber, Dash, Skeleton } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { poolUtilizationQuery } from './queries.ts'
import { usesOf } from './utilization.ts'

/** What is in use of a pool, in a cell of a list: fetched row by row. */
export function UtilizationCell({ pool }: { pool: string }) {
  const { data, isPending } = useQuery({ ...poolUtilizationQuery(pool), throwOnError: false })
  if (!data) return isPending ? <Skeleton className="h-4 w-12" /> : <Dash />
  const uses = usesOf(data)
  if (uses.length === 0) return <Dash />
  const namesFamilies = uses.some(({ family }) => family === 'IPv6')
  return (
    <span className="inline-flex flex-wrap gap-x-4 gap-y-1">
      {uses.map(({ family, allocated, capacity }) => (
        <span key={family} className="inline-flex items-center gap-1.5 whitespace-nowrap">
          {namesFamilies && (
            <Badge tone="idle" variant="tag">
              {family === 'IPv4' ? 'v4' : 'v6'}
            </Badge>
          )}
          <span className="text-text">
            <BigNumber value={allocated} />
          </span>
          <span className="text-faint">
            / <BigNumber value={capacity} />
          </span>
        </span>
      ))}
    </span>
  )
}
