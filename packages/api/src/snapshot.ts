import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { ByteCount, Id, identity, identityCreate, NameOrId } from './scalars.ts'
import { snapshotStates } from './snapshot-rules.ts'

export const SnapshotState = z.enum(snapshotStates).meta({ id: 'SnapshotState' })
export type SnapshotState = z.infer<typeof SnapshotState>

export const Snapshot = z
  .object({
    ...identity,
    projectId: Id,
    /** The disk it was taken of, kept after that disk is gone. */
    diskId: Id,
    state: SnapshotState,
    /** That of the disk. */
    size: ByteCount,
  })
  .meta({ id: 'Snapshot' })
export type Snapshot = z.infer<typeof Snapshot>

/** A disk given by name is one of the same project. */
export const SnapshotCreate = z.object({ ...identityCreate, disk: NameOrId }).meta({ id: 'SnapshotCreate' })
export type SnapshotCreate = z.input<typeof SnapshotCreate>

const tag = 'snapshots'
const params = z.object({ snapshot: NameOrId })
const query = z.object(projectSelector)

const snapshotList = operation({
  id: 'snapshotList',
  method: 'GET',
  path: '/v1/snapshots',
  tag,
  summary: 'List the snapshots of a project',
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  firstPageNeeds: ['project'],
  response: pageOf(Snapshot),
  status: 200,
})

const snapshotCreate = operation({
  id: 'snapshotCreate',
  method: 'POST',
  path: '/v1/snapshots',
  tag,
  summary: 'Keep what a disk holds now',
  query: z.object({ project: NameOrId }),
  body: SnapshotCreate,
  response: Snapshot,
  status: 201,
})

const snapshotView = operation({
  id: 'snapshotView',
  method: 'GET',
  path: '/v1/snapshots/{snapshot}',
  tag,
  summary: 'View a snapshot',
  params,
  query,
  response: Snapshot,
  status: 200,
})

const snapshotDelete = operation({
  id: 'snapshotDelete',
  method: 'DELETE',
  path: '/v1/snapshots/{snapshot}',
  tag,
  summary: 'Delete a snapshot; disks and images that were made from it are kept',
  params,
  query,
  status: 204,
})

export const snapshotOperations = {
  snapshotList,
  snapshotCreate,
  snapshotView,
  snapshotDelete,
} as const
