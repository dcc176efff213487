import type { Silo } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import type { OwnRoles } from '../silo/roles-from.ts'
import { whyNotOperator } from '../silo/permission.ts'
import { siloQuery } from '../silo/queries.ts'

/** Why no provider can be added to a silo, by those with such roles. */
export function whyNotAddProvider(silo: Silo | undefined, roles: OwnRoles | undefined): string | undefined {
  if (silo?.identityMode === 'local_only') return 'The users of this silo are local: it has no identity providers'
  return silo && whyNotOperator('manageProviders', roles, silo.id)
}

/** The silo whose page a form lies over. */
export function useSiloAsShown(silo: string): Silo | undefined {
  return useQuery({ ...siloQuery(silo), refetchOnMount: false }).data
}
