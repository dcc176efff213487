import { flavours } from '@plenum/rack/store/flavour'
import { SchemaError } from '@plenum/rack/store/migrations/meta'
import { migrate } from '@plenum/rack/store/migrations/migrate'
import type { Schema } from '@plenum/rack/store/schema'
import { createSqlStore } from '@plenum/rack/store/sql'
import type { DiskContents, RackFiles, Store } from '@plenum/rack'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { openDiskTable } from './postgres-disks.ts'
import { openFileTable } from './postgres-files.ts'
import { connectPool, statementLimits } from './postgres-pool.ts'
import { prepareByteTables } from './postgres-tables.ts'
import { preparing } from './prepared-statements.ts'
import { tellingContents, tellingFiles } from './telling.ts'
import { StartupError } from '../startup-error.ts'
import { withoutPassword } from './database-url.ts'
import { reasonOf } from './data-directory.ts'

export interface OpenDatabase {
  store: Store
  contents: DiskContents
  files: RackFiles
  /** Runs work that no other process is to do at the same time. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Waits for writes under way. */
  close: () => Promise<void>
}

/** Connections of one process: for writes, each of which has one to itself, for all else that is documents, and for bytes. */
const WRITERS = 8
const READERS = 8
const CARRIERS = 4

/** Of ours alone, in a database that others may use, too: "Plnn". */
const START_LOCK = 0x50_6c_6e_6e

/** Whoever fills an empty store may have to ask somebody first, so this takes as long as it takes. */
async function underLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const pool = connectPool(url, 1)
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [START_LOCK])
    return await work()
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined)
    connection.release()
    await pool.end()
  }
}

const kyselyOver = (pool: Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })

/** Other processes may be at it, and large tables take their time. */
async function prepareTables(url: string): Promise<void> {
  const pool = connectPool(url, 1)
  const database = kyselyOver(pool)
  try {
    await migrate(database, 'postgres')
    await prepareByteTables(pool)
  } finally {
    await database.destroy()
  }
}

/**
 * Opens the store that is kept in a database of PostgreSQL's protocol, and makes its tables if there are none. Any number
 * of processes may have it open. Throws `StartupError`.
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  try {
    await prepareTables(url)
  } catch (error) {
    const reason = error instanceof SchemaError ? `: ${error.message}` : ` cannot be opened: ${reasonOf(error)}`
    throw new StartupError(`the database ${withoutPassword(url)}${reason}`, { cause: error })
  }
  const reader = kyselyOver(preparing(connectPool(url, READERS, statementLimits.documents)))
  const writer = kyselyOver(preparing(connectPool(url, WRITERS, statementLimits.documents, { pipeline: true })))
  const carrier = connectPool(url, CARRIERS, statementLimits.bytes)
  const store = createSqlStore({ reader, writer, flavour: 'postgres' })
  return {
    store,
    contents: tellingContents(flavours.postgres, openDiskTable(carrier)),
    files: tellingFiles(flavours.postgres, openFileTable(carrier)),
    alone: (work) => underLock(url, work),
    close: async () => {
      await store.close()
      await carrier.end()
    },
  }
}
