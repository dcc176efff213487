import { Skeleton, TextTooltip, Truncate } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { DefaultBadge } from './default-badge.tsx'
import { siloPoolsQuery } from './queries.ts'

/** A pool that another resource knows by its id; what it is for is in the tooltip. */
export function PoolName({ id }: { id: string }) {
  const { data, isPending } = useQuery(siloPoolsQuery)
  const pool = data?.items.find((each) => each.id === id)
  if (isPending) return <Skeleton className="h-3 w-20" />
  // A pool may have been unlinked from the silo meanwhile.
  if (!pool) return <Truncate text={id} maxLength={16} at="middle" isMono />
  if (pool.description === '') return <>{pool.name}</>
  return (
    <TextTooltip content={pool.description} isFocusable>
      {pool.name}
    </TextTooltip>
  )
}

/** A pool to choose: its name, and whether it is the one that is taken when none is named. */
export function PoolOption({ name, isDefault }: { name: string; isDefault: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      {name}
      {isDefault && <DefaultBadge />}
    </span>
  )
}
