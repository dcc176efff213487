import { GiB } from '@plenum/api'
import type { RoleAssignment } from '@plenum/api'
import { newIdentity } from '../resources/identity.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import type { FleetOptions } from './demo.ts'
import { addPlatform, plainSleds } from './platform.ts'

/** Where the first operator of a fleet without demo signs in. */
export const FIRST_OPERATOR = { silo: 'main', user: 'operator' } as const

/** What its silo may have, until the operator says otherwise. */
const QUOTAS = { cpus: 1024, memory: 4096 * GiB, storage: 65_536 * GiB }

/** So that the first instance needs no operator's work: addresses that are nobody's (RFC 2544), until there is a pool of real ones. */
const FIRST_POOL = {
  name: 'default',
  description: 'Addresses that lead nowhere, to begin with',
  range: { first: '198.18.0.0', last: '198.18.255.255' },
}

async function addFirstPool(tx: Transaction, siloId: string, timeCreated: Date): Promise<void> {
  const { range, ...given } = FIRST_POOL
  const pool = newIdentity(timeCreated, given)
  await tx.insert('ipPool', pool)
  await tx.insert('ipPoolRange', { id: crypto.randomUUID(), ipPoolId: pool.id, timeCreated, range })
  await tx.insert('ipPoolLink', { id: crypto.randomUUID(), ipPoolId: pool.id, siloId, isDefault: true })
}

/** Makes, in an empty store, a silo and in it the one account that may do everything. */
export async function createFirstOperator(options: FleetOptions & { password: string }): Promise<void> {
  const now = (options.clock ?? (() => new Date()))()
  const passwordHash = await options.passwords.hash(options.password)
  const silo = newIdentity(now, { name: FIRST_OPERATOR.silo, description: 'The first silo' })
  const id = crypto.randomUUID()
  const roleAssignments: RoleAssignment[] = [{ identityId: id, identityType: 'silo_user', roleName: 'admin' }]
  await options.store.write(async (tx) => {
    await addPlatform(tx, plainSleds, now)
    await tx.insert('silo', { ...silo, identityMode: 'local_only', discoverable: true, mappedFleetRoles: {} })
    await addFirstPool(tx, silo.id, now)
    await tx.insert('siloQuotas', { id: silo.id, ...QUOTAS })
    await tx.insert('user', { id, siloId: silo.id, externalId: FIRST_OPERATOR.user, timeCreated: now, passwordHash })
    await tx.insert('policy', { id: FLEET_ID, roleAssignments })
    await tx.insert('policy', { id: silo.id, roleAssignments })
  })
}
