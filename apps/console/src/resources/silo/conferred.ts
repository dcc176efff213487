import { roles } from '@plenum/api/roles'
import type { MappedFleetRoles, Role } from '@plenum/api'

interface Conferred {
  siloRole: Role
  fleetRole: Role
}

/** Which roles on the fleet come with which roles in a silo, the strongest of the silo first. */
export function conferredBy(mapped: MappedFleetRoles): Conferred[] {
  return roles.flatMap((siloRole) =>
    roles.filter((fleetRole) => mapped[siloRole]?.includes(fleetRole)).map((fleetRole) => ({ siloRole, fleetRole })),
  )
}
