import type { Policy, Role, RoleAssignment } from '@plenum/api'

/** Who may hold a role: a user or a group. */
export type Identity = Pick<RoleAssignment, 'identityId' | 'identityType'>

function isOf({ identityId, identityType }: Identity): (assignment: RoleAssignment) => boolean {
  return (assignment) => assignment.identityId === identityId && assignment.identityType === identityType
}

/** The roles that a policy gives to somebody directly. */
export function rolesIn({ roleAssignments }: Policy, identity: Identity): Role[] {
  return roleAssignments.filter(isOf(identity)).map(({ roleName }) => roleName)
}

/** A policy that gives somebody one role, or none, in place of whatever they had. */
export function withRole({ roleAssignments }: Policy, identity: Identity, roleName: Role | undefined): Policy {
  const isTheirs = isOf(identity)
  const { identityId, identityType } = identity
  return {
    roleAssignments: [
      ...roleAssignments.filter((assignment) => !isTheirs(assignment)),
      ...(roleName === undefined ? [] : [{ identityId, identityType, roleName }]),
    ],
  }
}

/** Somebody else changed the roles of the same identity meanwhile. */
export class PolicyConflict extends Error {
  readonly identity: Identity

  constructor(identity: Identity) {
    super('Somebody else changed this role meanwhile. Look at what it is now, and change it then')
    this.name = 'PolicyConflict'
    this.identity = identity
  }
}

const sameRoles = (a: readonly Role[], b: readonly Role[]) => a.toSorted().join() === b.toSorted().join()

/**
 * What a policy becomes: `mine` where it differs from `base`, which it was made from, and else `theirs`, which is what it
 * is by now. Nothing that somebody else changed is lost; where both changed the same identity's roles, it throws.
 */
export function mergePolicies(base: Policy, mine: Policy, theirs: Policy): Policy {
  const identities = [...base.roleAssignments, ...mine.roleAssignments]
  const known = new Map(identities.map((each) => [`${each.identityType} ${each.identityId}`, each]))
  let merged = theirs
  for (const identity of known.values()) {
    const [before, wanted, now] = [base, mine, theirs].map((policy) => rolesIn(policy, identity))
    if (!before || !wanted || !now || sameRoles(before, wanted) || sameRoles(wanted, now)) continue
    if (!sameRoles(before, now)) throw new PolicyConflict(identity)
    merged = { roleAssignments: merged.roleAssignments.filter((each) => !isOf(identity)(each)) }
    merged.roleAssignments.push(...mine.roleAssignments.filter(isOf(identity)))
  }
  return merged
}
