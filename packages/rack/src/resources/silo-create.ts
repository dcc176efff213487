import type { SiloCreate } from '@plenum/api'
import { raiseAlert } from '../alerts/raise.ts'
import type { Parts } from '../http/handler.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { insertCertificate, requireUsable } from './certificate.ts'
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

/** Certificates that a silo may begin with: each takes a while to check. */
const CERTIFICATES_MAX = 16

/** Makes sure that the certificates which a silo is to begin with can be used for it. */
export async function requireUsableAll({ name, tlsCertificates }: SiloCreate, parts: Parts): Promise<void> {
  if (tlsCertificates.length > CERTIFICATES_MAX)
    throw refuse.invalidRequest(`a silo may begin with at most ${CERTIFICATES_MAX} certificates`)
  // One after the other, for the first that is wrong is the one to name.
  for (const certificate of tlsCertificates) await requireUsable(certificate, name, parts)
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
  await raiseAlert(tx, 'silo.created', { siloId: silo.id, siloName: silo.name }, now)
  return silo
}
