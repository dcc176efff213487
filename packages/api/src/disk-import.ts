/** Filling a disk that was made with the source `importing_blocks`: start, write in any order, stop, finalize. */
import { z } from 'zod'
import { operation } from './operation.ts'
import { projectSelector } from './project.ts'
import { Base64, Name, NameOrId } from './scalars.ts'

/** Offset and length are multiples of the disk's block size. What is never written reads as zeros. */
export const DiskBulkWrite = z
  .object({
    /** Bytes from the beginning of the disk. */
    offset: z.int().min(0),
    base64EncodedData: Base64,
  })
  .meta({ id: 'DiskBulkWrite' })
export type DiskBulkWrite = z.input<typeof DiskBulkWrite>

export const DiskFinalize = z
  .object({
    /** Takes a snapshot of that name as well. */
    snapshotName: Name.nullish(),
  })
  .meta({ id: 'DiskFinalize' })
export type DiskFinalize = z.input<typeof DiskFinalize>

const tag = 'disks'
const params = z.object({ disk: NameOrId })
const query = z.object(projectSelector)

const diskBulkWriteImportStart = operation({
  id: 'diskBulkWriteImportStart',
  method: 'POST',
  path: '/v1/disks/{disk}/bulk-write-start',
  tag,
  summary: 'Make a disk ready to be written to',
  params,
  query,
  status: 204,
})

const diskBulkWriteImport = operation({
  id: 'diskBulkWriteImport',
  method: 'POST',
  path: '/v1/disks/{disk}/bulk-write',
  tag,
  summary: 'Write bytes to a disk that is being imported',
  params,
  query,
  body: DiskBulkWrite,
  bodyMax: 8 * 1024 * 1024,
  bytesField: 'base64EncodedData',
  status: 204,
})

const diskBulkWriteImportStop = operation({
  id: 'diskBulkWriteImportStop',
  method: 'POST',
  path: '/v1/disks/{disk}/bulk-write-stop',
  tag,
  summary: 'End the writing; it may be started again',
  params,
  query,
  status: 204,
})

const diskFinalizeImport = operation({
  id: 'diskFinalizeImport',
  method: 'POST',
  path: '/v1/disks/{disk}/finalize',
  tag,
  summary: 'End the import, so that the disk can be attached',
  params,
  query,
  body: DiskFinalize,
  status: 204,
})

export const diskImportOperations = {
  diskBulkWriteImportStart,
  diskBulkWriteImport,
  diskBulkWriteImportStop,
  diskFinalizeImport,
} as const
