import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'
import { flavours } from '../flavour.ts'
import type { TextType } from '../flavour.ts'
import { everyKind, indexNames } from '../row.ts'
import { columnOf, tableOf } from '../schema.ts'
import type { Schema } from '../schema.ts'
import { first } from './0001-first.ts'
import {
  createMeta,
  readMeta,
  SCHEMA_KEY,
  SchemaError,
  UNFINISHED_KEY,
  UnfinishedCopyError,
  writeMeta,
} from './meta.ts'
import type { Migration } from './migration.ts'

/** In order; the version of a schema is how many of them it has been through. */
const migrations: readonly Migration[] = [first]

export const SCHEMA_VERSION = migrations.length

/** Whether documents can be read as they are, by what the table `meta` holds. Throws `SchemaError`. */
export function requireCurrent(meta: ReadonlyMap<string, string>): void {
  if (meta.has(UNFINISHED_KEY)) throw new UnfinishedCopyError()
  requireVersion(Number(meta.get(SCHEMA_KEY) ?? 0))
}

/** Throws `SchemaError`. */
export function requireVersion(found: number): void {
  if (found > SCHEMA_VERSION) throw new NewerSchemaError(found, SCHEMA_VERSION)
  if (found < SCHEMA_VERSION)
    throw new SchemaError(
      'the data are of an older release: start a server of this one over them, which brings them up',
    )
}

/** The data were written by a later release. */
export class NewerSchemaError extends SchemaError {
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
export class OtherSchemaError extends SchemaError {
  readonly table: string

  constructor(table: string) {
    super(
      `the data were written before the first release, by a build with another table ${table}: start with another directory`,
    )
    this.name = 'OtherSchemaError'
    this.table = table
  }
}

/**
 * Brings the schema up to date, altogether or not at all. Throws `NewerSchemaError`, `OtherSchemaError`,
 * `UnfinishedCopyError`.
 */
export async function migrate(writer: Kysely<Schema>, flavour: keyof typeof flavours): Promise<void> {
  await alone(writer, flavour, async (connection, text) => {
    const meta = await createMeta(connection, text)
    if ((await readMeta(meta, UNFINISHED_KEY)) !== undefined) throw new UnfinishedCopyError()
    await runMissing(connection, text)
  })
}

/** One transaction that no other of its sort runs beside. */
export async function alone(
  writer: Kysely<Schema>,
  flavour: keyof typeof flavours,
  work: (connection: Kysely<Schema>, text: TextType) => Promise<void>,
): Promise<void> {
  const { beginAlone, textType } = flavours[flavour]
  await writer.connection().execute(async (connection) => {
    for (const begin of beginAlone) await connection.executeQuery(begin)
    try {
      await work(connection, await textType(connection))
      await connection.executeQuery(CompiledQuery.raw('commit'))
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
      throw error
    }
  })
}

/** Inside a transaction. Throws `NewerSchemaError`, `OtherSchemaError`. */
export async function runMissing(db: Kysely<Schema>, text: TextType): Promise<void> {
  const meta = await createMeta(db, text)
  const found = Number((await readMeta(meta, SCHEMA_KEY)) ?? 0)
  if (found > SCHEMA_VERSION) throw new NewerSchemaError(found, SCHEMA_VERSION)
  if (found === SCHEMA_VERSION) return requireTables(db)
  for (const migration of migrations.slice(found)) await migration(db, text)
  await writeMeta(meta, SCHEMA_KEY, String(SCHEMA_VERSION))
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
