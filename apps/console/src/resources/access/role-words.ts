import { roles } from '@plenum/api/roles'
import type { Role } from '@plenum/api'
import type { Scope } from './standing.ts'

/** What a role adds to the ones below it. */
export const roleWords: Readonly<Record<Scope, Readonly<Record<Role, string>>>> = {
  fleet: {
    viewer: 'Looks at everything of the rack: silos, quotas, hardware, networks.',
    collaborator: 'Also makes and deletes silos, and changes their quotas and who has access to them.',
    admin: 'Also runs the rack itself, and decides who has a role on the fleet.',
  },
  silo: {
    viewer: 'Sees all projects, and the images that the silo shares.',
    collaborator: 'Also creates projects, and is an admin in each.',
    admin: 'Also decides who has a role in the silo.',
  },
  project: {
    viewer: 'Sees the project and everything in it.',
    collaborator: 'Also creates, changes and deletes what is in it.',
    admin: 'Also renames and deletes the project, and decides who has a role in it.',
  },
}

const weakestFirst = roles.toReversed()

/** The roles of a scope with their words, the weakest first. */
export function rolesOf(scope: Scope): { role: Role; words: string }[] {
  return weakestFirst.map((role) => ({ role, words: roleWords[scope][role] }))
}

/** All that a role may do: what it adds, after what the weaker ones may. */
export function allOf(scope: Scope, role: Role): string[] {
  return weakestFirst.slice(0, weakestFirst.indexOf(role) + 1).map((each) => roleWords[scope][each])
}
