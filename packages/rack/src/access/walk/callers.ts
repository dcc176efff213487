import type { Role, RoleAssignment } from '@plenum/api'
import { stableId } from '../../fleet/stable-id.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { RackUnderTest } from '../../testing/rack-under-test.ts'

/** Those who ask have one role and no other. `demo` has everything that is asked for, `lab` is the other silo. */
const silos = ['demo', 'lab'] as const
const scopes = ['silo', 'project', 'fleet'] as const
const roles = ['viewer', 'collaborator', 'admin'] as const
type Silo = (typeof silos)[number]
type Scope = (typeof scopes)[number]

interface Kind {
  /** Undefined: without credentials. */
  silo: Silo | undefined
  scope?: Scope
  role?: Role
}

function kindsOf(silo: Silo): Kind[] {
  return [{ silo }, ...scopes.flatMap((scope) => roles.map((role) => ({ silo, scope, role })))]
}

/** In the order of the letters of a row of the table. */
const kinds: readonly Kind[] = [{ silo: undefined }, ...silos.flatMap(kindsOf)]

function nameOf({ silo, scope, role }: Kind): string {
  if (!silo) return 'anonymous'
  return scope && role ? `${silo}-${scope}-${role}` : `${silo}-nobody`
}

export const callerNames: readonly string[] = kinds.map(nameOf)

/** The one of no role in `demo`, who owns what is a person's own. */
export const OWNER = 'demo-nobody'

/** Makes the accounts that ask, and gives them their roles: those of projects in each of `projects` of their silo. */
export async function addCallers(rack: RackUnderTest, projects: Record<Silo, readonly string[]>): Promise<void> {
  const given = new Map<string, RoleAssignment[]>()
  for (const kind of kinds) {
    if (!kind.silo) continue
    const [id, siloId] = [crypto.randomUUID(), await stableId(kind.silo)]
    const user = { id, siloId, externalId: nameOf(kind), timeCreated: rack.now, passwordHash: 'plain:plenum-demo' }
    await rack.store.write((tx) => tx.insert('user', user))
    const { scope, role: roleName } = kind
    if (!scope || !roleName) continue
    const places = { silo: [siloId], project: projects[kind.silo], fleet: [FLEET_ID] }
    const assignment = { identityType: 'silo_user', identityId: id, roleName } as const
    for (const place of places[scope]) given.set(place, [...(given.get(place) ?? []), assignment])
  }
  await rack.store.write(async (tx) => {
    for (const [id, added] of given) {
      const policy = await tx.get('policy', id)
      const roleAssignments = [...(policy?.roleAssignments ?? []), ...added]
      await (policy ? tx.update('policy', { id, roleAssignments }) : tx.insert('policy', { id, roleAssignments }))
    }
  })
}

/** The cookie of each, in the same order; undefined for who has none. */
export function signInAll(rack: RackUnderTest): Promise<(string | undefined)[]> {
  return Promise.all(kinds.map(async (kind) => kind.silo && rack.signInAt(kind.silo, nameOf(kind))))
}
