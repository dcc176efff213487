import type { Policy, Role } from '@plenum/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { fleetViewerQuery, meQuery, myGroupsQuery } from '../../shell/viewer.ts'
import { useRoleFacts } from '../silo/own-roles.ts'
import { rolesFrom } from '../silo/roles-from.ts'
import type { AccessPlace } from './place.ts'
import { policiesQuery } from './queries.ts'
import { losesAdmin, standingOf } from './standing.ts'

const nobody: Policy = { roleAssignments: [] }

/** What the signed-in person is in a place, and what a change of its policy would do to them. */
export function useMyStanding(place: AccessPlace) {
  const { scope, byOperators } = place
  const { data: me } = useSuspenseQuery(meQuery)
  const { data: groups } = useSuspenseQuery(myGroupsQuery)
  const { data: isFleetViewer } = useSuspenseQuery(fleetViewerQuery)
  const { data: policies } = useSuspenseQuery(policiesQuery(place))
  const facts = useRoleFacts(byOperators !== undefined)
  const common = {
    policies,
    /** The place's own policy. */
    policy: policies[scope] ?? nobody,
  }
  if (byOperators) {
    const rolesBy = (after: Policy) => facts && rolesFrom(byOperators.after(facts, after))
    const whyNot = byOperators.whyNot(facts && rolesFrom(facts))
    return {
      ...common,
      whyNot,
      loses: (after: Policy) => whyNot === undefined && byOperators.whyNot(rolesBy(after)) !== undefined,
      roleBy: (after: Policy) => rolesBy(after)?.[scope === 'fleet' ? 'fleet' : 'silo'],
    }
  }
  const isAdmin = standingOf(me, groups.items, policies).effective === 'admin'
  // Which roles on the fleet a silo confers, nobody but the server knows; they reach no project.
  const mayAsOperator = scope === 'silo' && isFleetViewer
  const policiesBy = (after: Policy) => ({ ...policies, [scope]: after })
  return {
    ...common,
    /** Why the person may not change who holds which role here; undefined when they may, as far as it can be known. */
    whyNot: isAdmin || mayAsOperator ? undefined : `Only an admin of the ${scope} can change who has a role in it`,
    /** Whether they could not undo it, once the place has this policy. */
    loses: (after: Policy) => losesAdmin(me, groups.items, policies, policiesBy(after)),
    /** What they would be then. */
    roleBy: (after: Policy): Role | undefined => standingOf(me, groups.items, policiesBy(after)).effective,
  }
}
