import { migrate, NewerSchemaError, OtherSchemaError } from '@plenum/rack/store/migrations/migrate'
import type { Schema } from '@plenum/rack/store/schema'
import { createSqlStore } from '@plenum/rack/store/sql'
import type { DiskContents, RackFiles, Store } from '@plenum/rack'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { openDiskTable } from './postgres-disks.ts'
import { openFileTable } from './postgres-files.ts'
import { prepareByteTables } from './postgres-tables.ts'
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

/** Connections of one process: for writes, each of which has one to itself, and for all else. */
const WRITERS = 8
const READERS = 12
/** Milliseconds until a database that does not answer is given up on. */
const CONNECT_TIMEOUT = 10_000

function connect(url: string, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: 'plenum',
    keepAlive: true,
  })
  // A connection that ends while nobody uses it is replaced when it is next wanted.
  pool.on('error', () => undefined)
  return pool
}

/** Of ours alone, in a database that others may use, too: "Plnn". */
const START_LOCK = 0x50_6c_6e_6e

async function underLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [START_LOCK])
    return await work()
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined)
    connection.release()
  }
}

const kyselyOver = (pool: Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })

/**
 * Opens the store that is kept in a database of PostgreSQL's protocol, and makes its tables if there are none. Any number
 * of processes may have it open. Throws `StartupError`.
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = connect(url, READERS)
  const reader = kyselyOver(pool)
  const writer = kyselyOver(connect(url, WRITERS))
  try {
    await migrate(writer, 'postgres')
    await prepareByteTables(pool)
    const store = createSqlStore({ reader, writer, flavour: 'postgres' })
    return {
      store,
      contents: openDiskTable(pool),
      files: openFileTable(pool),
      alone: (work) => underLock(pool, work),
      close: () => store.close(),
    }
  } catch (error) {
    await writer.destroy()
    await reader.destroy()
    const isAboutSchema = error instanceof NewerSchemaError || error instanceof OtherSchemaError
    const reason = isAboutSchema ? error.message : `cannot be opened: ${reasonOf(error)}`
    throw new StartupError(`the database ${withoutPassword(url)} ${reason}`, { cause: error })
  }
}
