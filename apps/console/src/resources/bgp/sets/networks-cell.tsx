import { Dash, OverflowList, Skeleton } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { announcementsQuery } from './queries.ts'

/** What a set announces, in a cell of a list: fetched row by row. */
export function NetworksCell({ set }: { set: string }) {
  const { data, isPending } = useQuery({ ...announcementsQuery(set), throwOnError: false })
  if (!data) return isPending ? <Skeleton className="h-4 w-24" /> : <Dash />
  if (data.length === 0) return <Dash />
  return (
    <OverflowList heading="Networks">
      {data.map(({ network }) => (
        <span key={network} className="font-mono text-xs">
          {network}
        </span>
      ))}
    </OverflowList>
  )
}
