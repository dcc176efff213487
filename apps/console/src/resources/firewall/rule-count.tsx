import { Dash, linkClass, Skeleton } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { VpcParams } from '../vpc/queries.ts'
import { firewallQuery } from './queries.ts'

/** How many rules a VPC has; asked for once its row is there. */
export function RuleCount(params: VpcParams) {
  const { data, isPending } = useQuery({ ...firewallQuery(params), throwOnError: false })
  if (isPending) return <Skeleton className="ms-auto h-3 w-6 max-sm:ms-0" />
  if (!data) return <Dash />
  return (
    <Link to="/projects/$project/vpcs/$vpc/firewall-rules" params={params} className={linkClass}>
      {data.rules.length.toLocaleString()}
    </Link>
  )
}
