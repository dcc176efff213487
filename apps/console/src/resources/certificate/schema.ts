import { Description, Name } from '@plenum/api/scalars'
import type { CertificateCreate } from '@plenum/api'
import { z } from 'zod'
import { requiredFile } from '../../form/file-input.ts'
import type { FileContent } from '../../form/read-file.ts'

export interface CertificateValues {
  name: string
  description: string
  cert: FileContent | null
  key: FileContent | null
}

export const initialCertificate: CertificateValues = { name: '', description: '', cert: null, key: null }

/** `taken` are the names that it may not have. */
export function certificateSchema(taken: readonly string[] = []) {
  const name = Name.refine((given) => !taken.includes(given), 'a certificate with this name is there already')
  return z.object({ name, description: Description, cert: requiredFile, key: requiredFile })
}

/** What is sent, from values that passed the schema. */
export function certificateBody({ name, description, cert, key }: CertificateValues): CertificateCreate {
  return { name, description, service: 'external_api', cert: cert?.content ?? '', key: key?.content ?? '' }
}
