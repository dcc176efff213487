import { strongestRole } from '@plenum/api/roles'
import type { Role } from '@plenum/api'
import { FLEET_ID } from '../store/kinds.ts'
import type { UserDocument } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'

/** Who calls, and what they may do everywhere in the fleet and in their silo. */
export interface Actor {
  user: UserDocument
  siloId: string
  /** The user's own id and those of their groups: whatever a policy may name. */
  identities: ReadonlySet<string>
  fleetRole: Role | undefined
  siloRole: Role | undefined
}

/** Most groups of one user that are looked at. */
const GROUPS_MAX = 1000

/** The strongest role that a policy gives to any of the identities. */
export async function roleFromPolicy(
  tx: Reader,
  resourceId: string,
  identities: ReadonlySet<string>,
): Promise<Role | undefined> {
  const policy = await tx.get('policy', resourceId)
  const held = policy?.roleAssignments.filter(({ identityId }) => identities.has(identityId)) ?? []
  return strongestRole(held.map(({ roleName }) => roleName))
}

export async function loadActor(tx: Reader, user: UserDocument): Promise<Actor> {
  const memberships = await tx.list('membership', { parent: user.id, limit: GROUPS_MAX })
  const identities = new Set([user.id, ...memberships.map(({ groupId }) => groupId)])
  const [fleetRole, siloRole] = await Promise.all([
    roleFromPolicy(tx, FLEET_ID, identities),
    roleFromPolicy(tx, user.siloId, identities),
  ])
  return { user, siloId: user.siloId, identities, fleetRole, siloRole }
}
