import { z } from 'zod'
import { hardwareIdentity } from './hardware.ts'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { Id } from './scalars.ts'

/** M.2 disks hold what a sled boots from; U.2 disks can be swapped from outside and hold everything else. */
export const PhysicalDiskKind = z.enum(['m2', 'u2']).meta({ id: 'PhysicalDiskKind' })
export type PhysicalDiskKind = z.infer<typeof PhysicalDiskKind>

/** What operators want of a disk; one that is expunged never comes back. */
export const PhysicalDiskPolicy = z
  .discriminatedUnion('kind', [z.object({ kind: z.literal('in_service') }), z.object({ kind: z.literal('expunged') })])
  .meta({ id: 'PhysicalDiskPolicy' })
export type PhysicalDiskPolicy = z.infer<typeof PhysicalDiskPolicy>

/** How far the platform has come in following the policy; decommissioned is final. */
export const PhysicalDiskState = z.enum(['active', 'decommissioned']).meta({ id: 'PhysicalDiskState' })
export type PhysicalDiskState = z.infer<typeof PhysicalDiskState>

export const PhysicalDisk = z
  .object({
    ...hardwareIdentity,
    policy: PhysicalDiskPolicy,
    state: PhysicalDiskState,
    /** Absent or null while it is in no sled. */
    sledId: Id.nullish(),
    vendor: z.string(),
    serial: z.string(),
    model: z.string(),
    formFactor: PhysicalDiskKind,
  })
  .meta({ id: 'PhysicalDisk' })
export type PhysicalDisk = z.infer<typeof PhysicalDisk>

const tag = 'system/hardware'

const physicalDiskList = operation({
  id: 'physicalDiskList',
  method: 'GET',
  path: '/v1/system/hardware/disks',
  tag,
  summary: 'List the physical disks that are in service',
  query: z.object(pagedById),
  response: pageOf(PhysicalDisk),
  status: 200,
})

const physicalDiskView = operation({
  id: 'physicalDiskView',
  method: 'GET',
  path: '/v1/system/hardware/disks/{diskId}',
  tag,
  summary: 'View a physical disk',
  params: z.object({ diskId: Id }),
  response: PhysicalDisk,
  status: 200,
})

export const physicalDiskOperations = {
  physicalDiskList,
  physicalDiskView,
} as const
