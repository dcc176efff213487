import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { Id, NameOrId } from './scalars.ts'
import { VirtualResourceCounts } from './utilization.ts'

const { cpus, memory, storage } = VirtualResourceCounts.shape

/** How much a silo may have provisioned at once; 0 means nothing. */
export const SiloQuotas = z.object({ siloId: Id, cpus, memory, storage }).meta({ id: 'SiloQuotas' })
export type SiloQuotas = z.infer<typeof SiloQuotas>

export const SiloQuotasCreate = z.object({ cpus, memory, storage }).meta({ id: 'SiloQuotasCreate' })
export type SiloQuotasCreate = z.infer<typeof SiloQuotasCreate>

/** What is left out stays as it is. Less than what is in use takes nothing away, but allows no more. */
export const SiloQuotasUpdate = z
  .object({ cpus: cpus.nullish(), memory: memory.nullish(), storage: storage.nullish() })
  .meta({ id: 'SiloQuotasUpdate' })
export type SiloQuotasUpdate = z.infer<typeof SiloQuotasUpdate>

const tag = 'system/silos'
const params = z.object({ silo: NameOrId })

const systemQuotasList = operation({
  id: 'systemQuotasList',
  method: 'GET',
  path: '/v1/system/silo-quotas',
  tag,
  summary: 'List the quotas of all silos',
  query: z.object(pagedById),
  response: pageOf(SiloQuotas),
  status: 200,
})

const siloQuotasView = operation({
  id: 'siloQuotasView',
  method: 'GET',
  path: '/v1/system/silos/{silo}/quotas',
  tag,
  summary: 'View the quotas of a silo',
  params,
  response: SiloQuotas,
  status: 200,
})

const siloQuotasUpdate = operation({
  id: 'siloQuotasUpdate',
  method: 'PUT',
  path: '/v1/system/silos/{silo}/quotas',
  tag,
  summary: 'Change the quotas of a silo',
  params,
  body: SiloQuotasUpdate,
  response: SiloQuotas,
  status: 200,
})

export const siloQuotasOperations = {
  systemQuotasList,
  siloQuotasView,
  siloQuotasUpdate,
} as const
