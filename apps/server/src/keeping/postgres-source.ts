import type { Kind } from '@plenum/rack'
import { requireCurrent } from '@plenum/rack/store/migrations/migrate'
import { tableOf } from '@plenum/rack/store/schema'
import { Client } from 'pg'
import { diskWindows, lengthOfDisk } from '../store/postgres-disks.ts'
import { PART } from '../store/postgres-files.ts'
import { inPages, isWorthwhile } from './entry.ts'
import type { Source } from './entry.ts'
import { KeepingError } from './keeping-error.ts'

/** Rows that are fetched at a time. */
const FETCHED = 200

/** A connection of these commands', which no one takes for a server's. */
export async function connectClient(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'plenum keeping',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // What a connection that breaks off was asked for fails by itself.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** How many connections servers have to the database. */
export async function serverConnections(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from pg_stat_activity where datname = current_database() and application_name = 'plenum'`,
  )
  return Number(rows[0]?.count ?? 0)
}

async function readMeta(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await client.query<{ meta: string | null }>("select to_regclass('meta')::text as meta")
  if (!tables[0]?.meta) return new Map()
  const { rows } = await client.query<{ key: string; value: string }>('select key, value from meta')
  return new Map(rows.map(({ key, value }) => [key, value]))
}

async function* bodiesOf(client: Client, kind: Kind): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const { rows } = await client.query<{ id: string; body: string }>(
      `select id, body from "${tableOf(kind)}" where id > $1 order by id limit ${FETCHED}`,
      [after],
    )
    for (const { id, body } of rows) {
      yield body
      after = id
    }
    if (rows.length < FETCHED) return
  }
}

async function partOf(client: Client, content: string, number: number, length: number): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0)
  const { rows } = await client.query<{ bytes: Buffer }>(
    'select bytes from rack_file_part where content = $1 and part = $2',
    [content, number],
  )
  if (rows[0]?.bytes.byteLength !== length) throw new KeepingError('a file in the database ends too soon')
  return rows[0].bytes
}

/**
 * Reads a database while servers write to it, all in one transaction. Throws `SchemaError`.
 *
 * @param options.isUnfinished a copy that is to be looked through is read
 */
export async function readDatabase(url: string, { isUnfinished = false } = {}): Promise<Source> {
  const client = await connectClient(url)
  try {
    // One that no order of the writes could contradict; it may have to wait for such a moment, and disturbs nobody.
    await client.query('begin isolation level serializable read only deferrable')
    if (!isUnfinished) requireCurrent(await readMeta(client))
  } catch (error) {
    await client.end()
    throw error
  }
  return {
    documents: (kind) => inPages(bodiesOf(client, kind)),
    async *disks() {
      const { rows } = await client.query<{ id: string }>(
        'select id from disk d where exists (select 1 from disk_bytes b where b.disk_id = d.id) order by id',
      )
      for (const { id } of rows) {
        const length = await lengthOfDisk(client, id)
        for await (const { at, bytes } of diskWindows(client, id, length))
          if (isWorthwhile(at, bytes, length)) yield { type: 'disk', id, at, bytes }
      }
    },
    async *files() {
      const { rows } = await client.query<{ id: string; content: string; size: string }>(
        `select f.id, f.content, f.size from rack_file f join support_bundle b on b.id = f.id
         where b.body::json ->> 'state' = 'active' order by f.id collate "C"`,
      )
      for (const { id, content, size: digits } of rows) {
        const size = Number(digits)
        for (let at = 0; at === 0 || at < size; at += PART)
          yield {
            type: 'file',
            id,
            size,
            at,
            bytes: await partOf(client, content, at / PART, Math.min(PART, size - at)),
          }
      }
    },
    close: () => client.end(),
  }
}

/** Reads a database that no server has open, so that nothing is written to it that is not copied. Throws `KeepingError`. */
export async function readIdleDatabase(url: string): Promise<Source> {
  const source = await readDatabase(url)
  const watcher = await connectClient(url)
  const requireIdle = async () => {
    const count = await serverConnections(watcher)
    if (count > 0) throw new KeepingError('servers are running over it: stop them first')
  }
  const close = async () => {
    await watcher.end()
    await source.close()
  }
  try {
    await requireIdle()
    return {
      ...source,
      // The last to be read: a server that was started meanwhile may have written what is not copied.
      async *files() {
        yield* source.files()
        await requireIdle()
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
