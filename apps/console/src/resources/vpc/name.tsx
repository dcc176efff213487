import { Skeleton, Truncate } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'

/** Names hardly ever change. */
const STALE = 60_000

export function vpcById(vpc: string) {
  return { ...query('vpcView', { params: { vpc } }), staleTime: STALE }
}

export function subnetById(subnet: string) {
  return { ...query('vpcSubnetView', { params: { subnet } }), staleTime: STALE }
}

interface LookedUpProps {
  id: string
  name: string | undefined
  isPending: boolean
}

/** The name once it is known; the id when it cannot be had. */
function LookedUp({ id, name, isPending }: LookedUpProps) {
  if (isPending) return <Skeleton className="h-3 w-20" />
  return name ?? <Truncate text={id} maxLength={16} at="middle" isMono />
}

export function VpcName({ id }: { id: string }) {
  const { data, isPending } = useQuery({ ...vpcById(id), throwOnError: false })
  return <LookedUp id={id} name={data?.name} isPending={isPending} />
}

export function SubnetName({ id }: { id: string }) {
  const { data, isPending } = useQuery({ ...subnetById(id), throwOnError: false })
  return <LookedUp id={id} name={data?.name} isPending={isPending} />
}
