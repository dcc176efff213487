import { isAtLeast, roles, strongestRole } from '@plenum/api/roles'
import type { CurrentUser, Group, MappedFleetRoles, Policy, Role } from '@plenum/api'
import { standingOf } from '../access/standing.ts'

/** What somebody is on the fleet, and in the silo that they belong to. */
export interface OwnRoles {
  siloId: string
  silo: Role | undefined
  fleet: Role | undefined
}

export interface RoleFacts {
  me: Pick<CurrentUser, 'id' | 'siloId'>
  groups: readonly Group[]
  fleetPolicy: Policy
  siloPolicy: Policy
  /** Of their own silo. */
  mappedFleetRoles: MappedFleetRoles
}

/** Roles on the fleet are given by its policy, and by the silo where it confers some. */
export function rolesFrom({ me, groups, fleetPolicy, siloPolicy, mappedFleetRoles }: RoleFacts): OwnRoles {
  const silo = standingOf(me, groups, { silo: siloPolicy }).effective
  const direct = standingOf(me, groups, { silo: fleetPolicy }).effective
  const conferred = roles.flatMap((role) => (isAtLeast(silo, role) ? (mappedFleetRoles[role] ?? []) : []))
  return { siloId: me.siloId, silo, fleet: strongestRole([direct, ...conferred]) }
}
