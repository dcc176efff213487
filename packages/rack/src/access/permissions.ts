import { isAtLeast, strongestRole } from '@plenum/api/roles'
import type { Role } from '@plenum/api'
import { refuse } from '../http/refusal.ts'
import type { Asking } from '../http/handler.ts'
import type { Documents } from '../store/kinds.ts'
import { roleFromPolicy } from './actor.ts'
import type { Actor } from './actor.ts'

/** Where a role is held. A silo role reaches into projects as `projectRole` says. */
type Scope = 'fleet' | 'silo' | 'project'

/**
 * The weakest role, by scope, that may do a thing; a scope that is not listed gives nothing, and `everyone` means every
 * user of the silo. This is the whole of who may do what.
 */
const permissions = {
  fleet: { readPolicy: { fleet: 'viewer' } },
  silo: {
    read: { everyone: true },
    listProjects: { silo: 'viewer' },
    createProject: { silo: 'collaborator' },
    listImages: { silo: 'viewer' },
  },
  siloImage: { read: { silo: 'viewer' } },
  project: {
    read: { project: 'viewer' },
    modify: { project: 'admin' },
  },
  inProject: {
    read: { project: 'viewer' },
    modify: { project: 'collaborator' },
  },
} as const satisfies Record<string, Record<string, Partial<Record<Scope, Role>> & { everyone?: true }>>

type Rule = Partial<Record<Scope, Role>> & { everyone?: true }

function isGranted(rule: Rule, held: Partial<Record<Scope, Role | undefined>>): boolean {
  if (rule.everyone) return true
  const scopes: readonly Scope[] = ['fleet', 'silo', 'project']
  return scopes.some((scope) => {
    const needed = rule[scope]
    return needed !== undefined && isAtLeast(held[scope], needed)
  })
}

/** What a user is in a project: by its own policy, or through the silo. */
export async function projectRole({ tx, actor }: Asking, project: Documents['project']): Promise<Role | undefined> {
  if (project.siloId !== actor.siloId) return undefined
  const own = await roleFromPolicy(tx, project.id, actor.identities)
  const inherited = isAtLeast(actor.siloRole, 'collaborator') ? 'admin' : actor.siloRole
  return strongestRole([own, inherited])
}

type On<S extends keyof typeof permissions> = keyof (typeof permissions)[S]

/** Refuses what the caller may not do to something that they know exists (the fleet, their silo). */
export function permitInSilo(actor: Actor, action: On<'silo'>): void {
  if (!isGranted(permissions.silo[action], { silo: actor.siloRole })) throw refuse.forbidden()
}

export function permitOnFleet(actor: Actor, action: On<'fleet'>): void {
  if (!isGranted(permissions.fleet[action], { fleet: actor.fleetRole })) throw refuse.forbidden()
}

export function maySeeSiloImages(actor: Actor): boolean {
  return isGranted(permissions.siloImage.read, { silo: actor.siloRole })
}

export type ProjectAction = On<'project'>

/**
 * Refuses what a role in a project does not allow: as `hidden` (not found) when it does not even allow to look, as
 * forbidden otherwise.
 */
export function permitByProjectRole(
  role: Role | undefined,
  on: 'project' | 'inProject',
  action: ProjectAction,
  hidden: () => Error,
): void {
  if (!isGranted(permissions[on].read, { project: role })) throw hidden()
  if (!isGranted(permissions[on][action], { project: role })) throw refuse.forbidden()
}
