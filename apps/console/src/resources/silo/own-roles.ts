import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { meQuery, myGroupsQuery } from '../../shell/viewer.ts'
import { siloQuery } from './queries.ts'
import { rolesFrom } from './roles-from.ts'
import type { OwnRoles, RoleFacts } from './roles-from.ts'

const quietly = { staleTime: 60_000, throwOnError: false }

/** What one's roles come from; undefined while it is not known, where it cannot be, and where it is not asked for. */
export function useRoleFacts(isAsked = true): RoleFacts | undefined {
  const { data: me } = useQuery({ ...meQuery, throwOnError: false })
  const { data: groups } = useQuery({ ...myGroupsQuery, throwOnError: false })
  const { data: fleetPolicy } = useQuery({ ...query('systemPolicyView', {}), ...quietly, enabled: isAsked })
  const { data: siloPolicy } = useQuery({ ...query('policyView', {}), ...quietly, enabled: isAsked })
  const { data: silo } = useQuery({ ...siloQuery(me?.siloId ?? ''), ...quietly, enabled: isAsked && me !== undefined })
  if (!me || !groups || !fleetPolicy || !siloPolicy || !silo) return undefined
  return { me, groups: groups.items, fleetPolicy, siloPolicy, mappedFleetRoles: silo.mappedFleetRoles }
}

/** Undefined while it is not known, and where it cannot be: then it is the server that says what may not be done. */
export function useOwnRoles(): OwnRoles | undefined {
  const facts = useRoleFacts()
  return facts && rolesFrom(facts)
}
