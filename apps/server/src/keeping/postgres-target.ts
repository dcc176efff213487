import { beginCopy, endCopy, insertBodies } from '@plenum/rack/store/migrations/copy'
import type { Schema } from '@plenum/rack/store/schema'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { openDiskTable } from '../store/postgres-disks.ts'
import { openFileTable } from '../store/postgres-files.ts'
import { prepareByteTables } from '../store/postgres-tables.ts'
import { KeepingError } from './keeping-error.ts'
import { connectClient, readDatabase, serverConnections } from './postgres-source.ts'
import type { Target } from './target.ts'

/** Held by whoever copies to a database: "Plno". */
const COPY_LOCK = 0x50_6c_6e_6f

/** Throws `KeepingError`, `SchemaError`. */
export async function copyToDatabase(url: string): Promise<Target> {
  const lock = await connectClient(url)
  const pool = new Pool({ connectionString: url, max: 4, application_name: 'plenum keeping' })
  pool.on('error', () => undefined)
  const writer = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await writer.destroy()
    await lock.end()
  }
  try {
    const { rows } = await lock.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [COPY_LOCK])
    if (rows[0]?.held !== true) throw new KeepingError('somebody else is copying to there')
    if ((await serverConnections(lock)) > 0) throw new KeepingError('servers are running over it: stop them first')
    await beginCopy(writer, 'postgres')
    await prepareByteTables(pool)
    await pool.query('truncate disk_bytes, rack_file, rack_file_part, rack_file_gone')
    return {
      insert: (kind, bodies) => insertBodies(writer, kind, bodies),
      contents: openDiskTable(pool),
      files: openFileTable(pool),
      readBack: () => readDatabase(url, { isUnfinished: true }),
      complete: () => endCopy(writer),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
