import type { VpcRouter } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { LinkById, nameLinkClass } from '../link-by-id.tsx'
import type { VpcParams } from '../vpc/queries.ts'

interface RouterLinkProps extends VpcParams {
  id: string
  /** Every router of the VPC; undefined until they are known. */
  routers: readonly VpcRouter[] | undefined
}

/** To a router that another resource knows by its id, where it still is there. */
export function RouterLink({ project, vpc, id, routers }: RouterLinkProps) {
  return (
    <LinkById id={id} among={routers}>
      {(name) => (
        <Link
          to="/projects/$project/vpcs/$vpc/routers/$router"
          params={{ project, vpc, router: name }}
          title={name}
          className={nameLinkClass}
        >
          {name}
        </Link>
      )}
    </LinkById>
  )
}
