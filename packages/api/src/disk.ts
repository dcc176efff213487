import { z } from 'zod'
import { boundDiskStates, freeDiskStates } from './disk-rules.ts'
import { Measurement } from './measurement.ts'
import { pagedByMeasurementTime } from './metric.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { ByteCount, Id, identity, identityCreate, NameOrId } from './scalars.ts'

/** Bytes per sector as the guest sees it. */
export const BlockSize = z.literal([512, 2048, 4096]).meta({ id: 'BlockSize' })

export const DiskState = z
  .union([
    ...boundDiskStates.map((state) => z.object({ state: z.literal(state), instance: Id })),
    ...freeDiskStates.map((state) => z.object({ state: z.literal(state) })),
  ])
  .meta({ id: 'DiskState' })
export type DiskState = z.infer<typeof DiskState>

export const Disk = z
  .object({
    ...identity,
    projectId: Id,
    /** The image it was made from, kept after that image is gone. */
    imageId: Id.nullish(),
    /** The snapshot it was made from, kept after that snapshot is gone. */
    snapshotId: Id.nullish(),
    size: ByteCount,
    blockSize: ByteCount,
    state: DiskState,
    devicePath: z.string(),
  })
  .meta({ id: 'Disk' })
export type Disk = z.infer<typeof Disk>

export const DiskSource = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('blank'), blockSize: BlockSize }),
    z.object({ type: z.literal('snapshot'), snapshotId: Id }),
    z.object({ type: z.literal('image'), imageId: Id }),
    /** Filled by bulk writes before it can be used. */
    z.object({ type: z.literal('importing_blocks'), blockSize: BlockSize }),
  ])
  .meta({ id: 'DiskSource' })
export type DiskSource = z.infer<typeof DiskSource>

export const DiskCreate = z
  .object({ ...identityCreate, size: ByteCount, diskSource: DiskSource })
  .meta({ id: 'DiskCreate' })
export type DiskCreate = z.infer<typeof DiskCreate>

/** Counts, or bytes for the two that say so; all add up from when the disk was activated. */
export const DiskMetricName = z
  .enum(['activated', 'flush', 'read', 'read_bytes', 'write', 'write_bytes'])
  .meta({ id: 'DiskMetricName' })
export type DiskMetricName = z.infer<typeof DiskMetricName>

const tag = 'disks'
const params = z.object({ disk: NameOrId })
const query = z.object(projectSelector)

const diskList = operation({
  id: 'diskList',
  method: 'GET',
  path: '/v1/disks',
  tag,
  summary: 'List the disks of a project',
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  firstPageNeeds: ['project'],
  response: pageOf(Disk),
  status: 200,
})

const diskCreate = operation({
  id: 'diskCreate',
  method: 'POST',
  path: '/v1/disks',
  tag,
  summary: 'Create a disk',
  query: z.object({ project: NameOrId }),
  body: DiskCreate,
  response: Disk,
  status: 201,
})

const diskView = operation({
  id: 'diskView',
  method: 'GET',
  path: '/v1/disks/{disk}',
  tag,
  summary: 'View a disk',
  params,
  query,
  response: Disk,
  status: 200,
})

const diskDelete = operation({
  id: 'diskDelete',
  method: 'DELETE',
  path: '/v1/disks/{disk}',
  tag,
  summary: 'Delete a disk that is not attached',
  params,
  query,
  status: 204,
})

const diskMetricsList = operation({
  id: 'diskMetricsList',
  method: 'GET',
  path: '/v1/disks/{disk}/metrics/{metric}',
  tag,
  summary: 'Read what a disk did over time',
  params: z.object({ disk: NameOrId, metric: DiskMetricName }),
  query: z.object({ ...pagedByMeasurementTime, ...projectSelector }),
  firstPageNeeds: ['startTime', 'endTime'],
  response: pageOf(Measurement),
  status: 200,
})

export const diskOperations = {
  diskList,
  diskCreate,
  diskView,
  diskDelete,
  diskMetricsList,
} as const
