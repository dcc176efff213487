import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SchemaError } from '@plenum/rack/store/migrations/meta'
import { migrate } from '@plenum/rack/store/migrations/migrate'
import type { Schema } from '@plenum/rack/store/schema'
import { createSqlStore } from '@plenum/rack/store/sql'
import type { Store } from '@plenum/rack'
import { Kysely, SqliteDialect } from 'kysely'
import {
  APPLICATION_ID,
  DATA_FILE,
  DataDirectoryError,
  hasDataFile,
  LOCK_FILE,
  prepareDirectory,
  reasonOf,
  UNFINISHED_FILE,
} from './data-directory.ts'
import { NodeSqlite } from './node-sqlite.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

export { DataDirectoryError } from './data-directory.ts'

export interface OpenStore {
  store: Store
  /** Waits for writes under way, then frees the directory for another server. */
  close: () => Promise<void>
}

/**
 * Opens the store that is kept in a directory, and makes both if there are none. One process at a time may have it
 * open. Throws `DataDirectoryError`.
 */
export async function openSqlite(directory: string): Promise<OpenStore> {
  const lock = occupy(directory)
  try {
    const store = await openStore(join(directory, DATA_FILE))
    const close = async () => {
      await store.close()
      if (lock.isOpen) lock.close()
    }
    return { store, close }
  } catch (error) {
    lock.close()
    throw error
  }
}

/** Makes a directory and its data file if need be, and holds its lock. Throws `DataDirectoryError`. */
export function occupy(directory: string): DatabaseSync {
  prepareDirectory(directory)
  if (!existsSync(join(directory, LOCK_FILE))) hasDataFile(directory)
  const lock = holdLock(directory)
  try {
    if (!hasDataFile(directory)) createDataFile(directory)
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

/** The operating system frees it when the process ends, in whatever way. */
export function holdLock(directory: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(directory, LOCK_FILE), { timeout: 0 })
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    throw new DataDirectoryError(
      isBusy(error)
        ? `the data directory ${directory} is in use by another server`
        : `the data directory ${directory} cannot be locked: ${reasonOf(error)}`,
      { cause: error },
    )
  }
}

/** SQLITE_BUSY, see sqlite.org/rescode.html */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

/** A data file is never seen without its mark, even if the process is killed here. */
function createDataFile(directory: string): void {
  const unfinished = join(directory, UNFINISHED_FILE)
  rmSync(unfinished, { force: true })
  rmSync(`${unfinished}-journal`, { force: true })
  const database = new DatabaseSync(unfinished)
  database.exec(`pragma application_id = ${APPLICATION_ID}`)
  database.close()
  renameSync(unfinished, join(directory, DATA_FILE))
}

async function openStore(file: string): Promise<Store> {
  const opened: DatabaseSync[] = []
  const closeAll = () => {
    for (const database of opened) if (database.isOpen) database.close()
  }
  try {
    const [writing, reading] = [openDatabase(file, opened), openDatabase(file, opened)]
    const writer = kyselyOver(writing)
    await migrate(writer, 'sqlite')
    const log = await WriteAheadLog.open(file, writing, reading)
    const store = createSqlStore({ reader: kyselyOver(reading), writer, flavour: 'sqlite', durability: log })
    const close = async () => {
      await store.close()
      // Kysely closes those that it has used.
      closeAll()
      await log.close()
    }
    return { ...store, close }
  } catch (error) {
    closeAll()
    if (error instanceof SchemaError) throw new DataDirectoryError(`${file}: ${error.message}`, { cause: error })
    throw new DataDirectoryError(`${file} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}

/** @param opened where it is noted, also when it turns out to be no good */
function openDatabase(file: string, opened: DatabaseSync[] = []): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 })
  opened.push(database)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32768')
  return database
}

function kyselyOver(database: DatabaseSync): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: new NodeSqlite(database) }) })
}

/** For writing, each commit synced by SQLite. */
export function connect(file: string): Kysely<Schema> {
  return kyselyOver(openDatabase(file))
}
