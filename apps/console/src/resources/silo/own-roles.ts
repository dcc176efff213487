import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { meQuery, myGroupsQuery } from '../../shell/viewer.ts'
import { siloQuery } from './queries.ts'
import { rolesFrom } from './roles-from.ts'
import type { OwnRoles } from './roles-from.ts'

const quietly = { staleTime: 60_000, throwOnError: false }

/** Undefined while it is not known, and where it cannot be: then it is the server that says what may not be done. */
export function useOwnRoles(): OwnRoles | undefined {
  const { data: me } = useQuery({ ...meQuery, throwOnError: false })
  const { data: groups } = useQuery({ ...myGroupsQuery, throwOnError: false })
  const { data: fleetPolicy } = useQuery({ ...query('systemPolicyView', {}), ...quietly })
  const { data: siloPolicy } = useQuery({ ...query('policyView', {}), ...quietly })
  const { data: silo } = useQuery({ ...siloQuery(me?.siloId ?? ''), ...quietly, enabled: me !== undefined })
  if (!me || !groups || !fleetPolicy || !siloPolicy || !silo) return undefined
  return rolesFrom({ me, groups: groups.items, fleetPolicy, siloPolicy, mappedFleetRoles: silo.mappedFleetRoles })
}
