import { isAtLeast, roles, strongestRole } from '@plenum/api/roles'
import type { Role } from '@plenum/api'
import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import type { UserDocument } from '../store/documents.ts'
import type { Reader } from '../store/store.ts'

/** Who calls, and what they may do everywhere in the fleet and in their silo. */
export interface Actor {
  user: UserDocument
  siloId: string
  /** The user's own id and those of their groups: whatever a policy may name. */
  identities: ReadonlySet<string>
  /** Given directly, or conferred by the silo along with the role there. */
  fleetRole: Role | undefined
  siloRole: Role | undefined
}

/** Most groups of one user that are looked at. */
const GROUPS_MAX = 1000

function roleIn(policy: Documents['policy'] | undefined, identities: ReadonlySet<string>): Role | undefined {
  const held = policy?.roleAssignments.filter(({ identityId }) => identities.has(identityId)) ?? []
  return strongestRole(held.map(({ roleName }) => roleName))
}

/** The strongest role that a policy gives to any of the identities. */
export async function roleFromPolicy(
  tx: Reader,
  resourceId: string,
  identities: ReadonlySet<string>,
): Promise<Role | undefined> {
  return roleIn(await tx.get('policy', resourceId), identities)
}

/** The role on the fleet that a role in a silo brings with it. */
function conferredRole(silo: Documents['silo'] | undefined, siloRole: Role): Role | undefined {
  const held = roles.filter((role) => isAtLeast(siloRole, role))
  return strongestRole(held.flatMap((role) => silo?.mappedFleetRoles[role] ?? []))
}

export async function loadActor(tx: Reader, user: UserDocument): Promise<Actor> {
  // None of them waits for another: a database may be far away.
  const [memberships, fleetPolicy, siloPolicy, silo] = await Promise.all([
    tx.list('membership', { parent: user.id, limit: GROUPS_MAX }),
    tx.get('policy', FLEET_ID),
    tx.get('policy', user.siloId),
    tx.get('silo', user.siloId),
  ])
  const identities = new Set([user.id, ...memberships.map(({ groupId }) => groupId)])
  const siloRole = roleIn(siloPolicy, identities)
  const fleetRole = strongestRole([roleIn(fleetPolicy, identities), siloRole && conferredRole(silo, siloRole)])
  return { user, siloId: user.siloId, identities, fleetRole, siloRole }
}
