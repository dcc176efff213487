import { Skeleton, TextTooltip, Truncate } from '@plenum/ui'
import type { SiloIpPool } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { DefaultBadge } from './default-badge.tsx'
import { siloPoolQuery, siloPoolsQuery } from './queries.ts'

/** What it is for is in the tooltip. A pool may have been unlinked from the silo meanwhile: then there is just its id. */
function Named({ id, pool, isPending }: { id: string; pool: SiloIpPool | undefined; isPending: boolean }) {
  if (isPending) return <Skeleton className="h-3 w-20" />
  if (!pool) return <Truncate text={id} maxLength={16} at="middle" isMono />
  if (pool.description === '') return <>{pool.name}</>
  return (
    <TextTooltip content={pool.description} isFocusable>
      {pool.name}
    </TextTooltip>
  )
}

/** A pool that one of many resources knows by its id: all pools are asked for at once. */
export function PoolName({ id }: { id: string }) {
  const { data, isPending } = useQuery(siloPoolsQuery)
  return <Named id={id} pool={data?.items.find((each) => each.id === id)} isPending={isPending} />
}

/** The pool of a resource that stands alone. */
export function OnePoolName({ id }: { id: string }) {
  const { data, isPending } = useQuery({ ...siloPoolQuery(id), throwOnError: false })
  return <Named id={id} pool={data} isPending={isPending} />
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
