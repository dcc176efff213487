import { Badge, linkClass, Skeleton } from '@plenum/ui'
import type { VpcRouter } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import type { VpcParams } from '../vpc/queries.ts'

interface RouterLinkProps extends VpcParams {
  id: string
  /** Every router of the VPC; undefined until they are known. */
  routers: readonly VpcRouter[] | undefined
}

/** To a router that another resource knows by its id, where it still is there. */
export function RouterLink({ project, vpc, id, routers }: RouterLinkProps) {
  if (!routers) return <Skeleton className="h-3 w-24" />
  const name = routers.find((router) => router.id === id)?.name
  if (name === undefined)
    return (
      <Badge variant="tag" tone="idle">
        Deleted
      </Badge>
    )
  return (
    <Link
      to="/projects/$project/vpcs/$vpc/routers/$router"
      params={{ project, vpc, router: name }}
      title={name}
      className={`${linkClass} inline-block max-w-48 truncate align-bottom`}
    >
      {name}
    </Link>
  )
}
