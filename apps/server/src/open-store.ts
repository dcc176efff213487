import { countedContents, createMemoryStore, filesInMemory } from '@plenum/rack'
import type { DiskContents, RackFiles } from '@plenum/rack'
import { openDiskFiles } from './store/disk-files.ts'
import { openRackFiles } from './store/rack-files.ts'
import type { OpenStore } from './store/sqlite.ts'
import { openSqlite } from './store/sqlite.ts'

export const IN_MEMORY = ':memory:'

/** Throws `DataDirectoryError`. */
export async function openStore(data: string): Promise<OpenStore & { contents: DiskContents; files: RackFiles }> {
  if (data === IN_MEMORY) {
    const store = createMemoryStore()
    return { store, contents: countedContents(), files: filesInMemory(), close: () => store.close() }
  }
  const opened = await openSqlite(data)
  try {
    return { ...opened, contents: openDiskFiles(data), files: openRackFiles(data) }
  } catch (error) {
    await opened.close()
    throw error
  }
}
