import type { SiloCreate } from '@plenum/api'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { insertCertificate } from './certificate.ts'
import { claimName, newIdentity } from './identity.ts'

/** What the platform keeps for itself. */
const reservedNames: readonly string[] = ['default-silo', 'plenum-internal']

/** Makes the group whose members administrate a silo. */
async function insertAdminGroup(tx: Transaction, siloId: string, displayName: string): Promise<void> {
  const id = crypto.randomUUID()
  await tx.insert('group', { id, displayName, siloId })
  await tx.insert('policy', {
    id: siloId,
    roleAssignments: [{ identityId: id, identityType: 'silo_group', roleName: 'admin' }],
  })
}

/** Makes a silo with all that comes with it; it has no users, no projects and no IP pools. */
export async function createSilo(tx: Transaction, body: SiloCreate, now: Date): Promise<Documents['silo']> {
  const { identityMode, discoverable, mappedFleetRoles = {}, adminGroupName, quotas, tlsCertificates } = body
  const silo = { ...newIdentity(now, body), identityMode, discoverable, mappedFleetRoles }
  if (reservedNames.includes(silo.name)) throw refuse.alreadyExists('silo', silo.name)
  await claimName('silo', silo.name, tx.insert('silo', silo))
  await tx.insert('siloQuotas', { id: silo.id, ...quotas })
  if (adminGroupName) await insertAdminGroup(tx, silo.id, adminGroupName)
  for (const certificate of tlsCertificates) await insertCertificate(tx, silo.id, certificate, now)
  return silo
}
