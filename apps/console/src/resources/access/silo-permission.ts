import { isAtLeast } from '@plenum/api/roles'
import type { Role } from '@plenum/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query.ts'
import { PageRefusal } from '../../shell/page-refusal.ts'
import { fleetViewerQuery, meQuery, myGroupsQuery } from '../../shell/viewer.ts'
import { siloPolicyQuery } from './place.ts'
import { standingOf } from './standing.ts'
import { useOwnRoles } from '../silo/own-roles.ts'
import { useSiloRole } from './use-silo-role.ts'

/**
 * Why the signed-in person may not administer their own silo, where it takes an admin of it or one with that role on the
 * fleet; undefined where they may, and while that is not known. `what` ends a sentence: "change certificates".
 */
export function useWhyNotOwnSilo(what: string, fleet: Role): string | undefined {
  const isSiloAdmin = isAtLeast(useSiloRole(), 'admin')
  const { data: isFleetViewer } = useSuspenseQuery(fleetViewerQuery)
  const roles = useOwnRoles()
  const mayAsOperator = isFleetViewer && (!roles || isAtLeast(roles.fleet, fleet))
  return isSiloAdmin || mayAsOperator ? undefined : `Only an admin of the silo can ${what}`
}

/** For the loader of a page that the others may not see at all; what an operator may, the server says. */
export async function requireSiloAdmin(): Promise<void> {
  const [me, groups, silo, isFleetViewer] = await Promise.all([
    queryClient.ensureQueryData(meQuery),
    queryClient.ensureQueryData(myGroupsQuery),
    queryClient.ensureQueryData(siloPolicyQuery),
    queryClient.ensureQueryData(fleetViewerQuery),
  ])
  if (!isFleetViewer && standingOf(me, groups.items, { silo }).effective !== 'admin') throw new PageRefusal(403)
}
