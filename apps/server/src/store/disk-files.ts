import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { constants, mkdirSync } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { GiB, parseUuid } from '@plenum/api'
import { NoSpaceError } from '@plenum/rack'
import type { DiskContents } from '@plenum/rack'
import { DataDirectoryError, reasonOf } from './data-directory.ts'
import { isFull, writeAll } from './file-bytes.ts'

export const DISKS_FOLDER = 'disks'

/** Going through more would take minutes, most of it zeros. */
const HASHED_MAX = 64 * GiB
const READ_BYTES = 1024 * 1024

async function hashInto(hash: Hash, file: FileHandle): Promise<void> {
  const buffer = Buffer.alloc(READ_BYTES)
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, READ_BYTES)
    if (bytesRead === 0) return
    hash.update(buffer.subarray(0, bytesRead))
  }
}

/**
 * Keeps the bytes of each disk in a file of its own, named after the disk, in a folder of the data directory. What is
 * never written takes no room where the file system knows holes. Throws `DataDirectoryError`.
 */
export function openDiskFiles(directory: string): DiskContents {
  const folder = join(directory, DISKS_FOLDER)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new DataDirectoryError(`${folder} cannot be created: ${reasonOf(error)}`, { cause: error })
  }
  const fileOf = (diskId: string) => join(folder, diskId)

  async function withFile<T>(diskId: string, flags: number, work: (file: FileHandle) => Promise<T>): Promise<T> {
    const file = await open(fileOf(diskId), flags)
    try {
      return await work(file)
    } finally {
      await file.close()
    }
  }

  return {
    async write(diskId, offset, bytes) {
      try {
        await withFile(diskId, constants.O_RDWR | constants.O_CREAT, (file) => writeAll(file, bytes, offset))
      } catch (error) {
        throw isFull(error) ? new NoSpaceError({ cause: error }) : error
      }
    },
    seal: (diskId) =>
      withFile(diskId, constants.O_RDWR | constants.O_CREAT, async (file) => {
        await file.sync()
        const { size: length } = await file.stat()
        if (length > HASHED_MAX) return { length, sha256: null }
        const hash = createHash('sha256')
        await hashInto(hash, file)
        return { length, sha256: hash.digest('hex') }
      }),
    delete: (diskId) => rm(fileOf(diskId), { force: true }),
    // Whatever else somebody may have put there is left alone.
    ids: async () => (await readdir(folder)).filter((name) => parseUuid(name) === name),
  }
}
