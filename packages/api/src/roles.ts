import type { Role } from './policy.ts'

/** From strongest to weakest. */
export const roles = ['admin', 'collaborator', 'viewer'] as const

/** Whether a role is at least as strong as another. */
export function isAtLeast(role: Role | undefined, needed: Role): boolean {
  return role !== undefined && roles.indexOf(role) <= roles.indexOf(needed)
}

/** Of several roles the strongest counts. */
export function strongestRole(held: readonly (Role | undefined)[]): Role | undefined {
  return roles.find((role) => held.includes(role))
}
