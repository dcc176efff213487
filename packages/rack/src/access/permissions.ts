import { isAtLeast, roleInProjects, strongestRole } from '@plenum/api/roles'
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
  fleet: {
    readPolicy: { fleet: 'viewer' },
    modifyPolicy: { fleet: 'admin' },
    listSilos: { fleet: 'viewer' },
    createSilo: { fleet: 'collaborator' },
    createSiloWithFleetRoles: { fleet: 'admin' },
    readBuiltinUsers: { fleet: 'viewer' },
    readMetrics: { fleet: 'viewer' },
    listPools: { fleet: 'viewer' },
    createPool: { fleet: 'admin' },
  },
  ipPool: { read: { fleet: 'viewer' }, modify: { fleet: 'admin' } },
  /** What the rack is made of, and its own network. */
  hardware: { read: { fleet: 'viewer' }, modify: { fleet: 'admin' } },
  /** Classes, receivers, secrets and deliveries of alerts. */
  alerts: { read: { fleet: 'viewer' }, modify: { fleet: 'admin' } },
  anySilo: {
    read: { fleet: 'viewer' },
    modify: { fleet: 'collaborator', silo: 'admin' },
    manageUsers: { fleet: 'admin', silo: 'admin' },
    manageCertificates: { fleet: 'admin', silo: 'admin' },
    readProviders: { fleet: 'viewer', silo: 'viewer' },
    manageProviders: { fleet: 'admin', silo: 'admin' },
  },
  silo: {
    read: { everyone: true },
    listProjects: { silo: 'viewer' },
    createProject: { silo: 'collaborator' },
    listImages: { silo: 'viewer' },
    createImage: { silo: 'collaborator' },
    listPools: { silo: 'viewer' },
  },
  siloImage: { read: { silo: 'viewer' }, modify: { silo: 'collaborator' } },
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
  return strongestRole([own, roleInProjects(actor.siloRole)])
}

type On<S extends keyof typeof permissions> = keyof (typeof permissions)[S]

/** Refuses what the caller may not do to something that they know exists (the fleet, their silo). */
export function permitInSilo(actor: Actor, action: On<'silo'>): void {
  if (!isGranted(permissions.silo[action], { silo: actor.siloRole })) throw refuse.forbidden()
}

export function mayOnFleet(actor: Actor, action: On<'fleet'>): boolean {
  return isGranted(permissions.fleet[action], { fleet: actor.fleetRole })
}

export function permitOnFleet(actor: Actor, action: On<'fleet'>): void {
  if (!mayOnFleet(actor, action)) throw refuse.forbidden()
}

/** Refuses what the caller may not do to IP pools: as `hidden` when they may not even look. */
export function permitOnPool(actor: Actor, action: On<'ipPool'>, hidden: () => Error): void {
  const held = { fleet: actor.fleetRole }
  if (!isGranted(permissions.ipPool.read, held)) throw hidden()
  if (!isGranted(permissions.ipPool[action], held)) throw refuse.forbidden()
}

/** Refuses what the caller may not do to the rack: as `hidden`, where that is given, when they may not even look. */
export function permitOnHardware(actor: Actor, action: On<'hardware'>, hidden = refuse.forbidden): void {
  const held = { fleet: actor.fleetRole }
  if (!isGranted(permissions.hardware.read, held)) throw hidden()
  if (!isGranted(permissions.hardware[action], held)) throw refuse.forbidden()
}

/** Refuses what the caller may not do to alerts: as `hidden`, where that is given, when they may not even look. */
export function permitOnAlerts(actor: Actor, action: On<'alerts'>, hidden = refuse.forbidden): void {
  const held = { fleet: actor.fleetRole }
  if (!isGranted(permissions.alerts.read, held)) throw hidden()
  if (!isGranted(permissions.alerts[action], held)) throw refuse.forbidden()
}

/** Everybody may look at their own silo, operators at each. */
export function maySeeSilo(actor: Actor, siloId: string): boolean {
  return siloId === actor.siloId || isGranted(permissions.anySilo.read, { fleet: actor.fleetRole })
}

export function mayOnSilo(actor: Actor, action: On<'anySilo'>, siloId: string): boolean {
  const silo = siloId === actor.siloId ? actor.siloRole : undefined
  return isGranted(permissions.anySilo[action], { fleet: actor.fleetRole, silo })
}

/** Refuses changes of a silo that the caller may see: operators may change each, administrators their own. */
export function permitOnSilo(actor: Actor, action: On<'anySilo'>, siloId: string): void {
  if (!mayOnSilo(actor, action, siloId)) throw refuse.forbidden()
}

/**
 * Refuses changes of who is what in a silo. Where roles there confer roles on the fleet, whoever may name their holders may
 * name themselves, so it takes the strongest role that is conferred. The silo's own administrators always have that.
 */
export function permitOnSiloPolicy(actor: Actor, silo: Documents['silo']): void {
  permitOnSilo(actor, 'modify', silo.id)
  const conferred = strongestRole(Object.values(silo.mappedFleetRoles).flat())
  if (conferred && !isAtLeast(actor.fleetRole, conferred)) throw refuse.forbidden()
}

/** Refuses changes of what another user signs in with to those who would gain a role on the fleet by being them. */
export function permitToBecome(actor: Actor, other: Actor): void {
  if (other.fleetRole && !isAtLeast(actor.fleetRole, other.fleetRole)) throw refuse.forbidden()
}

/** Refuses what the caller may not do to images that their silo shares: as `hidden` when they may not even look. */
export function permitOnSiloImage(actor: Actor, action: On<'siloImage'>, hidden: () => Error): void {
  const held = { silo: actor.siloRole }
  if (!isGranted(permissions.siloImage.read, held)) throw hidden()
  if (!isGranted(permissions.siloImage[action], held)) throw refuse.forbidden()
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
