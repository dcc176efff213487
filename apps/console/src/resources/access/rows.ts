import { roles, strongestRole } from '@plenum/api/roles'
import type { Group, Role, User } from '@plenum/api'
import type { Identity } from './policy-merge.ts'
import { roleGives } from './standing.ts'
import type { Policies, Scope } from './standing.ts'

/** A role as it stands in a policy. */
export interface GivenRole {
  scope: Scope
  role: Role
}

/** Somebody who holds roles, directly: users do not have those of their groups here. */
export interface AccessRow extends Identity {
  id: string
  /** The id where they cannot be named: of another silo, or deleted meanwhile. */
  name: string
  isNamed: boolean
  /** The name of the silo that a user is of, where people of several are in one list. */
  silo?: string | undefined
  /** What comes to most first. */
  given: readonly GivenRole[]
  /** What those come to. */
  effective: Role
}

export interface People {
  users: readonly User[]
  groups: readonly Group[]
  /** Names of silos by their ids, where people of several are in one list. */
  silos?: ReadonlyMap<string, string>
}

const collator = new Intl.Collator(undefined, { numeric: true })

/** Groups before users, those without a name last, then by name. */
function inOrder(a: AccessRow, b: AccessRow): number {
  if (a.identityType !== b.identityType) return a.identityType === 'silo_group' ? -1 : 1
  return Number(b.isNamed) - Number(a.isNamed) || collator.compare(a.name, b.name)
}

/** Everybody whom the policies name, once. */
export function accessRows(policies: Policies, { users, groups, silos }: People): AccessRow[] {
  const isInProject = policies.project !== undefined
  const known = new Map<string, Group | User>([
    ...users.map((user) => [`silo_user ${user.id}`, user] as const),
    ...groups.map((group) => [`silo_group ${group.id}`, group] as const),
  ])
  const held = new Map<string, Identity & { given: GivenRole[] }>()
  for (const scope of ['project', 'silo', 'fleet'] as const)
    for (const { identityId, identityType, roleName: role } of policies[scope]?.roleAssignments ?? []) {
      const key = `${identityType} ${identityId}`
      const found = held.get(key) ?? { identityId, identityType, given: [] }
      found.given.push({ scope, role })
      held.set(key, found)
    }
  const strength = ({ scope, role }: GivenRole) => roles.indexOf(roleGives(scope, role, isInProject))
  return [...held]
    .map(([key, { given, ...identity }]): AccessRow => {
      const found = known.get(key)
      return {
        ...identity,
        id: identity.identityId,
        name: found?.displayName ?? identity.identityId,
        isNamed: found !== undefined,
        silo: found && silos?.get(found.siloId),
        given: given.toSorted((a, b) => strength(a) - strength(b)),
        effective: strongestRole(given.map(({ scope, role }) => roleGives(scope, role, isInProject))) ?? 'viewer',
      }
    })
    .toSorted(inOrder)
}

/** The strongest role that somebody was given in one scope. */
export function roleIn({ given }: Pick<AccessRow, 'given'>, scope: Scope): Role | undefined {
  return strongestRole(given.filter((each) => each.scope === scope).map(({ role }) => role))
}
