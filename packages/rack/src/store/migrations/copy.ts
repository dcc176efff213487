import type { Kysely } from 'kysely'
import { decode } from '../codec.ts'
import type { flavours } from '../flavour.ts'
import type { Kind } from '../kinds.ts'
import { everyKind, rowOf } from '../row.ts'
import { columnOf, tableOf } from '../schema.ts'
import type { Schema } from '../schema.ts'
import { createMeta, readMeta, SchemaError, UNFINISHED_KEY, writeMeta } from './meta.ts'
import type { Meta } from './meta.ts'
import { alone, runMissing } from './migrate.ts'

/** What is to be copied to holds something already. */
export class NotEmptyError extends SchemaError {
  constructor() {
    super('it is not empty')
    this.name = 'NotEmptyError'
  }
}

/**
 * Makes the tables of an empty database, or empties them of what a copy that was broken off has left, and marks the
 * database so that no server opens it before `endCopy`. Throws `NotEmptyError`, `NewerSchemaError`, `OtherSchemaError`.
 */
export async function beginCopy(writer: Kysely<Schema>, flavour: keyof typeof flavours): Promise<void> {
  await alone(writer, flavour, async (db, text) => {
    const meta = await createMeta(db, text)
    const isOurs = (await readMeta(meta, UNFINISHED_KEY)) !== undefined
    await runMissing(db, text)
    for (const kind of everyKind) {
      if (isOurs) await db.deleteFrom(tableOf(kind)).execute()
      else if (await db.selectFrom(tableOf(kind)).select('id').limit(1).executeTakeFirst()) throw new NotEmptyError()
    }
    await writeMeta(meta, UNFINISHED_KEY, new Date().toISOString())
  })
}

/** From now on a server may open it. */
export async function endCopy(writer: Kysely<Schema>): Promise<void> {
  await writer.withTables<Meta>().deleteFrom('meta').where('key', '=', UNFINISHED_KEY).execute()
}

/** Adds documents, as they are kept, to tables that `beginCopy` has made. */
export async function insertBodies(writer: Kysely<Schema>, kind: Kind, bodies: readonly string[]): Promise<void> {
  const rows = bodies.map((body) => {
    const { id, parent, name, indexes } = rowOf(kind, decode(kind, body))
    const columns = Object.entries(indexes).map(([index, value]) => [columnOf(index), value])
    return { id, parent, name, body, ...Object.fromEntries(columns) }
  })
  if (rows.length > 0) await writer.insertInto(tableOf(kind)).values(rows).execute()
}
