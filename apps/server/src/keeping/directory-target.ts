import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beginCopy, endCopy, insertBodies } from '@plenum/rack/store/migrations/copy'
import { DATA_FILE } from '../store/data-directory.ts'
import { DISKS_FOLDER, openDiskFiles } from '../store/disk-files.ts'
import { FILES_FOLDER, openRackFiles } from '../store/rack-files.ts'
import { connect, occupy } from '../store/sqlite.ts'
import { readDirectory } from './directory-source.ts'
import type { Target } from './target.ts'

function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Files that were written, and the folders that name them. */
function syncAll(directory: string): void {
  for (const folder of [DISKS_FOLDER, FILES_FOLDER].map((name) => join(directory, name))) {
    for (const name of readdirSync(folder)) sync(join(folder, name))
    sync(folder)
  }
  sync(directory)
  sync(dirname(resolve(directory)))
}

/** Throws `DataDirectoryError`, `SchemaError`. */
export async function copyToDirectory(directory: string): Promise<Target> {
  const lock = occupy(directory)
  const writer = connect(join(directory, DATA_FILE))
  const close = async () => {
    await writer.destroy()
    lock.close()
  }
  try {
    await beginCopy(writer, 'sqlite')
    for (const folder of [DISKS_FOLDER, FILES_FOLDER]) {
      rmSync(join(directory, folder), { recursive: true, force: true })
      mkdirSync(join(directory, folder))
    }
    return {
      insert: (kind, bodies) => insertBodies(writer, kind, bodies),
      contents: openDiskFiles(directory),
      files: openRackFiles(directory),
      readBack: async () => {
        syncAll(directory)
        return readDirectory(directory, { isUnfinished: true })
      },
      complete: () => endCopy(writer),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
