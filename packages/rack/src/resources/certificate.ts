import { operations } from '@plenum/api'
import type { Certificate, CertificateCreate } from '@plenum/api'
import { mayOnSilo, permitOnSilo } from '../access/permissions.ts'
import { Unusable } from '../certificate/unusable.ts'
import { acts, reads, transact, writes } from '../http/handler.ts'
import type { Asking, Parts } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { claimName, newIdentity } from './identity.ts'
import { locateSilo } from './locate-silo.ts'
import { selector } from './locate.ts'
import { siloHost } from './silo-host.ts'

function certificateView({ siloId: _, key: __, ...certificate }: Documents['certificate']): Certificate {
  return certificate
}

/**
 * Makes sure that a silo of that name can be served with a certificate. It takes long, so it comes before the
 * transaction.
 */
export async function requireUsable(given: CertificateCreate, siloName: string, parts: Parts): Promise<void> {
  // What reads certificates is large, and few ever bring one.
  const { checkCertificate } = await import('../certificate/check.ts')
  try {
    await checkCertificate(given, siloHost(siloName, parts.zone), parts.clock())
  } catch (error) {
    throw error instanceof Unusable ? refuse.invalidValue(error.label, error.message) : error
  }
}

/** Adds a certificate, which has been found usable, to a silo. */
export async function insertCertificate(
  tx: Transaction,
  siloId: string,
  given: CertificateCreate,
  now: Date,
): Promise<Certificate> {
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

const create = acts(operations.certificateCreate, async (call) => {
  const { siloId } = call.actor
  permitOnSilo(call.actor, 'manageCertificates', siloId)
  const { name } = await locateSilo(call, siloId)
  await requireUsable(call.body, name, call.parts)
  return transact(call, async (call) => {
    await locateSilo(call, siloId)
    return insertCertificate(call.tx, siloId, call.body, call.now)
  })
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
