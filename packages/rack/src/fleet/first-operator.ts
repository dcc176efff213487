import type { RoleAssignment } from '@plenum/api'
import { newIdentity } from '../resources/identity.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { FleetOptions } from './demo.ts'

/** Where the first operator of a fleet without demo signs in. */
export const FIRST_OPERATOR = { silo: 'main', user: 'operator' } as const

/** Makes, in an empty store, a silo and in it the one account that may do everything. */
export async function createFirstOperator(options: FleetOptions & { password: string }): Promise<void> {
  const now = (options.clock ?? (() => new Date()))()
  const passwordHash = await options.passwords.hash(options.password)
  const silo = newIdentity(now, { name: FIRST_OPERATOR.silo, description: 'The first silo' })
  const id = crypto.randomUUID()
  const roleAssignments: RoleAssignment[] = [{ identityId: id, identityType: 'silo_user', roleName: 'admin' }]
  await options.store.write(async (tx) => {
    await tx.insert('silo', { ...silo, identityMode: 'local_only', discoverable: true })
    await tx.insert('user', { id, siloId: silo.id, externalId: FIRST_OPERATOR.user, timeCreated: now, passwordHash })
    await tx.insert('policy', { id: FLEET_ID, roleAssignments })
    await tx.insert('policy', { id: silo.id, roleAssignments })
  })
}
