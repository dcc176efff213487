import { strongestRole } from '@plenum/api/roles'
import type { Role } from '@plenum/api'
import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'

/**
 * The strongest role on the fleet that some user of a silo may come to have: because roles in the silo confer it, or
 * because the fleet's policy names one of its users or groups.
 */
export async function fleetReach(tx: Reader, silo: Documents['silo']): Promise<Role | undefined> {
  const assignments = (await tx.get('policy', FLEET_ID))?.roleAssignments ?? []
  const direct = assignments.map(async ({ identityType, identityId, roleName }) => {
    const holder = await tx.get(identityType === 'silo_user' ? 'user' : 'group', identityId)
    return holder?.siloId === silo.id ? roleName : undefined
  })
  return strongestRole([...Object.values(silo.mappedFleetRoles).flat(), ...(await Promise.all(direct))])
}
