import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { ByteCount, Id, Name, NameOrId } from './scalars.ts'

export const VirtualResourceCounts = z
  .object({
    /** vCPUs. */
    cpus: z.int().min(0).meta({ format: 'int64' }),
    memory: ByteCount,
    storage: ByteCount,
  })
  .meta({ id: 'VirtualResourceCounts' })
export type VirtualResourceCounts = z.infer<typeof VirtualResourceCounts>

/** In use: vCPUs and memory of instances that have a VM, storage of all disks and snapshots. */
const provisioned = VirtualResourceCounts

export const Utilization = z
  .object({
    provisioned,
    /** The quotas. */
    capacity: VirtualResourceCounts,
  })
  .meta({ id: 'Utilization' })
export type Utilization = z.infer<typeof Utilization>

export const SiloUtilization = z
  .object({
    siloId: Id,
    siloName: Name,
    provisioned,
    /** The quotas; what is in use may exceed them after they were lowered. */
    allocated: VirtualResourceCounts,
  })
  .meta({ id: 'SiloUtilization' })
export type SiloUtilization = z.infer<typeof SiloUtilization>

const utilizationView = operation({
  id: 'utilizationView',
  method: 'GET',
  path: '/v1/utilization',
  tag: 'silos',
  summary: "View what the caller's silo uses of its quotas",
  response: Utilization,
  status: 200,
})

const siloUtilizationList = operation({
  id: 'siloUtilizationList',
  method: 'GET',
  path: '/v1/system/utilization/silos',
  tag: 'system/silos',
  summary: 'List what each silo uses of its quotas',
  query: z.object(pagedByNameOrId),
  response: pageOf(SiloUtilization),
  status: 200,
})

const siloUtilizationView = operation({
  id: 'siloUtilizationView',
  method: 'GET',
  path: '/v1/system/utilization/silos/{silo}',
  tag: 'system/silos',
  summary: 'View what a silo uses of its quotas',
  params: z.object({ silo: NameOrId }),
  response: SiloUtilization,
  status: 200,
})

export const utilizationOperations = {
  utilizationView,
  siloUtilizationList,
  siloUtilizationView,
} as const
