import { isAtLeast, strongestRole } from '@plenum/api/roles'
import type { Role, Silo } from '@plenum/api'
import type { OwnRoles } from './roles-from.ts'

/** The weakest role that may do a thing; `silo` in the silo that it is done to. */
interface Needed {
  fleet: Role
  silo?: Role
}

/** What operators do, as the control plane asks it of them. */
const operatorActions = {
  createSilo: { fleet: 'collaborator' },
  createSiloWithFleetRoles: { fleet: 'admin' },
  modifySilo: { fleet: 'collaborator', silo: 'admin' },
  manageUsers: { fleet: 'admin', silo: 'admin' },
  manageProviders: { fleet: 'admin', silo: 'admin' },
  managePools: { fleet: 'admin' },
  manageHardware: { fleet: 'admin' },
  manageAlerts: { fleet: 'admin' },
  giveFleetRoles: { fleet: 'admin' },
} as const satisfies Record<string, Needed>

export type OperatorAction = keyof typeof operatorActions

/** Why somebody's roles do not allow it; undefined where they do, and while the roles are not known. */
export function whyNotOperator(
  action: OperatorAction,
  roles: OwnRoles | undefined,
  siloId?: string,
): string | undefined {
  const needed: Needed = operatorActions[action]
  if (!roles || isAtLeast(roles.fleet, needed.fleet)) return undefined
  if (needed.silo !== undefined && roles.siloId === siloId && isAtLeast(roles.silo, needed.silo)) return undefined
  return `This takes the role ${needed.fleet} on the fleet; ${yours(roles)}`
}

function yours({ fleet }: OwnRoles): string {
  return fleet === undefined ? 'you have none' : `yours is ${fleet}`
}

/** The same for who has which role in a silo: whoever gives roles there gives what these confer on the fleet as well. */
export function whyNotSiloPolicy(
  roles: OwnRoles | undefined,
  { id, mappedFleetRoles }: Pick<Silo, 'id' | 'mappedFleetRoles'>,
): string | undefined {
  const reason = whyNotOperator('modifySilo', roles, id)
  const conferred = strongestRole(Object.values(mappedFleetRoles).flat())
  if (reason !== undefined || !roles || !conferred || isAtLeast(roles.fleet, conferred)) return reason
  return `Roles here bring the role ${conferred} on the fleet with them, so it takes that; ${yours(roles)}`
}
