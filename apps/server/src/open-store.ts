import { countedContents, createMemoryStore, filesInMemory, sweepContents, sweepFiles } from '@plenum/rack'
import type { DiskContents, RackFiles } from '@plenum/rack'
import { openDiskFiles } from './store/disk-files.ts'
import { openRackFiles } from './store/rack-files.ts'
import type { OpenStore } from './store/sqlite.ts'
import { openSqlite } from './store/sqlite.ts'
import { ofFiles, tellingContents, tellingFiles } from './store/telling.ts'

export const IN_MEMORY = ':memory:'

/** Everything that is kept, in one place. */
export interface OpenedStore extends OpenStore {
  contents: DiskContents
  files: RackFiles
  /** Runs work that no other process over the same data is to do at the same time. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
}

interface Kept {
  /** A directory, or `:memory:`. */
  data: string
  /** URL of a database to keep it in instead. */
  database: string | undefined
}

/** One process at a time has these. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  return await work()
}

/** Throws `DataDirectoryError`, `StartupError`. */
export async function openStore({ data, database }: Kept): Promise<OpenedStore> {
  // Others may be in the middle of what would look as if it had been left behind.
  if (database !== undefined) return (await import('./store/postgres.ts')).openPostgres(database)
  if (data === IN_MEMORY) {
    const store = createMemoryStore()
    return { store, contents: countedContents(), files: filesInMemory(), alone, close: () => store.close() }
  }
  const opened = await openSqlite(data)
  try {
    const contents = tellingContents(ofFiles, openDiskFiles(data))
    const files = tellingFiles(ofFiles, openRackFiles(data))
    await sweepContents(opened.store, contents)
    await sweepFiles(opened.store, files)
    return { ...opened, contents, files, alone }
  } catch (error) {
    await opened.close()
    throw error
  }
}
