import type { Role } from '@plenum/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { meQuery, myGroupsQuery } from '../../shell/viewer.ts'
import { siloPolicyQuery } from './place.ts'
import { standingOf } from './standing.ts'

/** What the signed-in person is in their silo. */
export function useSiloRole(): Role | undefined {
  const { data: me } = useSuspenseQuery(meQuery)
  const { data: groups } = useSuspenseQuery(myGroupsQuery)
  const { data: silo } = useSuspenseQuery(siloPolicyQuery)
  return standingOf(me, groups.items, { silo }).effective
}
