import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { identity, identityCreate, NameOrId } from './scalars.ts'

export const ServiceUsingCertificate = z.enum(['external_api']).meta({ id: 'ServiceUsingCertificate' })

export const Certificate = z
  .object({
    ...identity,
    service: ServiceUsingCertificate,
    /** The chain in PEM, leaf first. */
    cert: z.string(),
  })
  .meta({ id: 'Certificate' })
export type Certificate = z.infer<typeof Certificate>

export const CertificateCreate = z
  .object({
    ...identityCreate,
    service: ServiceUsingCertificate,
    /** The chain in PEM, leaf first. */
    cert: z.string(),
    /** The private key in PEM; it can never be read again. */
    key: z.string(),
  })
  .meta({ id: 'CertificateCreate' })
export type CertificateCreate = z.infer<typeof CertificateCreate>

const tag = 'silos'
const params = z.object({ certificate: NameOrId })

const certificateList = operation({
  id: 'certificateList',
  method: 'GET',
  path: '/v1/certificates',
  tag,
  summary: "List the TLS certificates of the caller's silo",
  query: z.object(pagedByNameOrId),
  response: pageOf(Certificate),
  status: 200,
})

const certificateCreate = operation({
  id: 'certificateCreate',
  method: 'POST',
  path: '/v1/certificates',
  tag,
  summary: "Add a TLS certificate and its key to the caller's silo",
  body: CertificateCreate,
  response: Certificate,
  status: 201,
})

const certificateView = operation({
  id: 'certificateView',
  method: 'GET',
  path: '/v1/certificates/{certificate}',
  tag,
  summary: 'View a TLS certificate, without its key',
  params,
  response: Certificate,
  status: 200,
})

const certificateDelete = operation({
  id: 'certificateDelete',
  method: 'DELETE',
  path: '/v1/certificates/{certificate}',
  tag,
  summary: 'Delete a TLS certificate, even the last one',
  params,
  status: 204,
})

export const certificateOperations = {
  certificateList,
  certificateCreate,
  certificateView,
  certificateDelete,
} as const
