import { useSuspenseQuery } from '@tanstack/react-query'
import { fleetViewerQuery, meQuery, myGroupsQuery } from '../../shell/viewer.ts'
import type { AccessPlace } from './place.ts'
import { policiesQuery } from './queries.ts'
import { losesAdmin, standingOf } from './standing.ts'
import type { Policies } from './standing.ts'

/** What the signed-in person is in a place, and what a change of its policy would do to them. */
export function useMyStanding(place: AccessPlace) {
  const { data: me } = useSuspenseQuery(meQuery)
  const { data: groups } = useSuspenseQuery(myGroupsQuery)
  const { data: isFleetViewer } = useSuspenseQuery(fleetViewerQuery)
  const { data: policies } = useSuspenseQuery(policiesQuery(place))
  const isAdmin = standingOf(me, groups.items, policies).effective === 'admin'
  // Which roles on the fleet a silo confers, nobody but the server knows; they reach no project.
  const mayAsOperator = place.scope === 'silo' && isFleetViewer
  return {
    policies,
    /** The place's own policy. */
    policy: policies[place.scope] ?? policies.silo,
    /** Why the person may not change who holds which role here; undefined when they may, as far as it can be known. */
    whyNot:
      isAdmin || mayAsOperator ? undefined : `Only an admin of the ${place.scope} can change who has a role in it`,
    loses: (after: Policies) => losesAdmin(me, groups.items, policies, after),
    standingBy: (after: Policies) => standingOf(me, groups.items, after),
  }
}
