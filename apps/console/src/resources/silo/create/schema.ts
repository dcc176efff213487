import { CertificateCreate } from '@plenum/api/certificate'
import { Description, Name } from '@plenum/api/scalars'
import type { MappedFleetRoles, SiloCreate } from '@plenum/api'
import { z } from 'zod'
import { quotaBody, quotaFields } from '../../quota/quota.ts'

export const siloSchema = z.object({
  name: Name,
  description: Description,
  discoverable: z.boolean(),
  ...quotaFields,
  identityMode: z.enum(['saml_jit', 'local_only']),
  adminGroupName: z.string(),
  mapsAdmins: z.boolean(),
  mapsViewers: z.boolean(),
  tlsCertificates: z.array(CertificateCreate).min(1, 'At least one certificate is required'),
})
export type SiloValues = z.infer<typeof siloSchema>

export const initialSilo: SiloValues = {
  name: '',
  description: '',
  discoverable: true,
  cpus: 0,
  memoryGiB: 0,
  storageGiB: 0,
  identityMode: 'saml_jit',
  adminGroupName: '',
  mapsAdmins: false,
  mapsViewers: false,
  tlsCertificates: [],
}

function mapped({ mapsAdmins, mapsViewers }: SiloValues): MappedFleetRoles {
  return { ...(mapsAdmins && { admin: ['admin'] }), ...(mapsViewers && { viewer: ['viewer'] }) }
}

/** What the control plane is asked for. */
export function siloBody(values: SiloValues): SiloCreate {
  const { name, description, discoverable, identityMode, tlsCertificates } = values
  const adminGroupName = values.adminGroupName.trim()
  return {
    name,
    description,
    discoverable,
    identityMode,
    quotas: quotaBody(values),
    ...(identityMode === 'saml_jit' && adminGroupName !== '' && { adminGroupName }),
    mappedFleetRoles: mapped(values),
    tlsCertificates,
  }
}
