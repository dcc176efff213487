import { operations } from '@plenum/api'
import type { Certificate, CertificateCreate } from '@plenum/api'
import { mayOnSilo, permitOnSilo } from '../access/permissions.ts'
import { reads, writes } from '../http/handler.ts'
import type { Asking } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { claimName, newIdentity } from './identity.ts'
import { selector } from './locate.ts'
import { isPem } from './pem.ts'

function certificateView({ siloId: _, key: __, ...certificate }: Documents['certificate']): Certificate {
  return certificate
}

/** Adds a certificate to a silo. Beyond its shape it is not looked into: nothing here serves TLS. */
export async function insertCertificate(
  tx: Transaction,
  siloId: string,
  given: CertificateCreate,
  now: Date,
): Promise<Certificate> {
  if (!isPem(given.cert, 'CERTIFICATE')) throw refuse.invalidValue('certificate', 'not a chain of certificates in PEM')
  if (!isPem(given.key, '(?:RSA |EC )?PRIVATE KEY')) throw refuse.invalidValue('private-key', 'not a key in PEM')
  const { service, cert, key } = given
  const certificate = { ...newIdentity(now, given), siloId, service, cert, key }
  await claimName('certificate', certificate.name, tx.insert('certificate', certificate))
  return certificateView(certificate)
}

/** Finds a certificate of the caller's silo, which only those may see who may add some. */
async function locateCertificate({ tx, actor }: Asking, given: string): Promise<Documents['certificate']> {
  const by = selector(given)
  const found = 'id' in by ? await tx.get('certificate', by.id) : await tx.find('certificate', actor.siloId, by.name)
  if (found?.siloId !== actor.siloId || !mayOnSilo(actor, 'manageCertificates', actor.siloId))
    throw refuse.notFound('certificate', by)
  return found
}

const list = reads(operations.certificateList, async (call) => {
  const { actor, tx } = call
  permitOnSilo(actor, 'manageCertificates', actor.siloId)
  return pageOf(call, (window) => tx.list('certificate', { parent: actor.siloId, ...window }), certificateView)
})

const create = writes(operations.certificateCreate, async ({ actor, tx, body, now }) => {
  permitOnSilo(actor, 'manageCertificates', actor.siloId)
  return insertCertificate(tx, actor.siloId, body, now)
})

const view = reads(operations.certificateView, async (call) =>
  certificateView(await locateCertificate(call, call.params.certificate)),
)

const remove = writes(operations.certificateDelete, async (call) => {
  const { id } = await locateCertificate(call, call.params.certificate)
  await call.tx.delete('certificate', id)
  return undefined
})

export const certificateHandlers = [list, create, view, remove]
