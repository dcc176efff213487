import type { Role } from './policy.ts'

/** From strongest to weakest. */
export const roles = ['admin', 'collaborator', 'viewer'] as const

/** Most assignments in one policy. */
export const ROLE_ASSIGNMENTS_MAX = 64

/** Whether a role is at least as strong as another. */
export function isAtLeast(role: Role | undefined, needed: Role): boolean {
  return role !== undefined && roles.indexOf(role) <= roles.indexOf(needed)
}

/** What a role in the silo makes of its holder in each project there. */
export function roleInProjects(siloRole: Role | undefined): Role | undefined {
  return isAtLeast(siloRole, 'collaborator') ? 'admin' : siloRole
}

/** Of several roles the strongest counts. */
export function strongestRole(held: readonly (Role | undefined)[]): Role | undefined {
  return roles.find((role) => held.includes(role))
}
