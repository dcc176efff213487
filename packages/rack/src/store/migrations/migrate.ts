import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'
import { flavours } from '../flavour.ts'
import type { TextType } from '../flavour.ts'
import { everyKind, indexNames } from '../row.ts'
import { columnOf, tableOf } from '../schema.ts'
import type { Schema } from '../schema.ts'
import { first } from './0001-first.ts'
import type { Migration } from './migration.ts'

/** In order; the version of a schema is how many of them it has been through. */
const migrations: readonly Migration[] = [first]

export const SCHEMA_VERSION = migrations.length

/** The data were written by a later release. */
export class NewerSchemaError extends Error {
  readonly found: number
  readonly supported: number

  constructor(found: number, supported: number) {
    super(`the data have schema version ${found}, this release knows versions up to ${supported}`)
    this.name = 'NewerSchemaError'
    this.found = found
    this.supported = supported
  }
}

/** The data were written by a build of this same version whose tables were others, before they were released. */
export class OtherSchemaError extends Error {
  readonly table: string

  constructor(table: string) {
    super(
      `the data were written before the first release, by a build with another table ${table}: start with another directory`,
    )
    this.name = 'OtherSchemaError'
    this.table = table
  }
}

type Meta = { meta: { key: string; value: string } }

/** Brings the schema up to date, altogether or not at all. Throws `NewerSchemaError`, `OtherSchemaError`. */
export async function migrate(writer: Kysely<Schema>, flavour: keyof typeof flavours): Promise<void> {
  const { beginAlone, textType } = flavours[flavour]
  await writer.connection().execute(async (connection) => {
    for (const begin of beginAlone) await connection.executeQuery(begin)
    try {
      await runMissing(connection, await textType(connection))
      await connection.executeQuery(CompiledQuery.raw('commit'))
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
      throw error
    }
  })
}

async function runMissing(db: Kysely<Schema>, text: TextType): Promise<void> {
  const meta = db.withTables<Meta>()
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  const row = await meta.selectFrom('meta').select('value').where('key', '=', 'schema_version').executeTakeFirst()
  const found = Number(row?.value ?? 0)
  if (found > SCHEMA_VERSION) throw new NewerSchemaError(found, SCHEMA_VERSION)
  if (found === SCHEMA_VERSION) return requireTables(db)
  for (const migration of migrations.slice(found)) await migration(db, text)
  await meta
    .insertInto('meta')
    .values({ key: 'schema_version', value: String(SCHEMA_VERSION) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(SCHEMA_VERSION) }))
    .execute()
}

/** Until the first release its migration changes in place; what was made before such a change would fail at the first use. */
async function requireTables(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables()
  const columns = new Map(tables.map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]))
  for (const kind of everyKind) {
    const found = columns.get(tableOf(kind))
    const isWhole = found && indexNames(kind).every((index) => found.has(columnOf(index)))
    if (!isWhole) throw new OtherSchemaError(tableOf(kind))
  }
}
