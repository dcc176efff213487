import { roleInProjects, roles, strongestRole } from '@plenum/api/roles'
import type { Group, Policy, Role } from '@plenum/api'

/** Where a role was given. */
export type Scope = 'fleet' | 'silo' | 'project'

/** The policies that decide: of the fleet or of a silo, and with that of the silo that of the project that is asked about. */
export type Policies = Readonly<Partial<Record<Scope, Policy>>>

/** One reason why somebody may do things. */
export interface RoleSource {
  scope: Scope
  /** As the policy of that scope says. */
  role: Role
  /** The group that it was given to; to the user directly without one. */
  group?: Group | undefined
  /** What it comes to: roles in the silo reach into its projects. */
  gives: Role
}

/** What somebody may do, and why: the strongest reason first. */
export interface Standing {
  effective: Role | undefined
  sources: readonly RoleSource[]
}

const byStrength = (a: RoleSource, b: RoleSource) => roles.indexOf(a.gives) - roles.indexOf(b.gives)

/** What a role comes to where it is asked about. */
export function roleGives(scope: Scope, role: Role, isInProject: boolean): Role {
  return (scope === 'silo' && isInProject ? roleInProjects(role) : role) ?? role
}

/**
 * What a user is, by themselves and through their groups: in the silo, or in a project where its policy is given. Reasons
 * that come to the same stay in the order project before silo, direct before group.
 */
export function standingOf(user: { id: string }, groups: readonly Group[], policies: Policies): Standing {
  const isInProject = policies.project !== undefined
  const identities = [undefined, ...groups]
  const scopes: readonly Scope[] = ['project', 'silo', 'fleet']
  const sources = scopes.flatMap((scope) =>
    identities.flatMap((group): RoleSource[] => {
      const type = group ? 'silo_group' : 'silo_user'
      const { id } = group ?? user
      return (policies[scope]?.roleAssignments ?? [])
        .filter(({ identityId, identityType }) => identityId === id && identityType === type)
        .map(({ roleName: role }) => ({ scope, role, group, gives: roleGives(scope, role, isInProject) }))
    }),
  )
  return {
    effective: strongestRole(sources.map(({ gives }) => gives)),
    sources: sources.toSorted(byStrength),
  }
}

/** Whether somebody is an admin by the policies before, and would not be one by those after. */
export function losesAdmin(user: { id: string }, groups: readonly Group[], before: Policies, after: Policies): boolean {
  return standingOf(user, groups, before).effective === 'admin' && standingOf(user, groups, after).effective !== 'admin'
}
