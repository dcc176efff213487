import { z } from 'zod'
import { CertificateCreate } from './certificate.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { Role } from './policy.ts'
import { identity, identityCreate, NameOrId } from './scalars.ts'
import { SiloQuotasCreate } from './silo-quotas.ts'

/** Where users come from: an identity provider that vouches for them, or an operator who adds them. */
export const SiloIdentityMode = z.enum(['saml_jit', 'local_only']).meta({ id: 'SiloIdentityMode' })
export type SiloIdentityMode = z.infer<typeof SiloIdentityMode>

/** Silo role → the roles on the fleet that its holders have with it. A stronger silo role counts as the weaker ones, too. */
export const MappedFleetRoles = z
  .partialRecord(
    Role,
    z
      .array(Role)
      .overwrite((roles) => [...new Set(roles)])
      .meta({ uniqueItems: true }),
  )
  .meta({ id: 'MappedFleetRoles' })
export type MappedFleetRoles = z.infer<typeof MappedFleetRoles>

export const Silo = z
  .object({
    ...identity,
    /** False: in no list, yet found by name and by id. */
    discoverable: z.boolean(),
    identityMode: SiloIdentityMode,
    mappedFleetRoles: MappedFleetRoles,
  })
  .meta({ id: 'Silo' })
export type Silo = z.infer<typeof Silo>

/** All of it is final but the quotas and the certificates. */
export const SiloCreate = z
  .object({
    ...identityCreate,
    discoverable: z.boolean(),
    identityMode: SiloIdentityMode,
    quotas: SiloQuotasCreate,
    /** For the silo's own host name; more can be added from inside the silo. */
    tlsCertificates: z.array(CertificateCreate),
    /** A group that is made along with the silo, as its admin. */
    adminGroupName: z.string().nullish(),
    mappedFleetRoles: MappedFleetRoles.default({}),
  })
  .meta({ id: 'SiloCreate' })
export type SiloCreate = z.input<typeof SiloCreate>

/** Names the silo that a resource lives in, for those who act on silos other than their own. */
export const siloSelector = { silo: NameOrId.optional() }

const tag = 'system/silos'
const params = z.object({ silo: NameOrId })

const siloList = operation({
  id: 'siloList',
  method: 'GET',
  path: '/v1/system/silos',
  tag,
  summary: 'List the silos that are discoverable',
  query: z.object(pagedByNameOrId),
  response: pageOf(Silo),
  status: 200,
})

const siloCreate = operation({
  id: 'siloCreate',
  method: 'POST',
  path: '/v1/system/silos',
  tag,
  summary: 'Create a silo',
  body: SiloCreate,
  response: Silo,
  status: 201,
})

const siloView = operation({
  id: 'siloView',
  method: 'GET',
  path: '/v1/system/silos/{silo}',
  tag,
  summary: 'View a silo',
  params,
  response: Silo,
  status: 200,
})

const siloDelete = operation({
  id: 'siloDelete',
  method: 'DELETE',
  path: '/v1/system/silos/{silo}',
  tag,
  summary: 'Delete a silo that has no projects, with its users and all that is theirs',
  params,
  status: 204,
})

export const siloOperations = {
  siloList,
  siloCreate,
  siloView,
  siloDelete,
} as const
