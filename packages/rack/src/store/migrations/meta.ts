import type { Kysely } from 'kysely'
import type { TextType } from '../flavour.ts'
import type { Schema } from '../schema.ts'

/** What is known of the data as a whole. */
export type Meta = { meta: { key: string; value: string } }

/** The key under which the version of the schema is kept. */
export const SCHEMA_KEY = 'schema_version'
/** There while what a copy brings is not all there, or not looked through. */
export const UNFINISHED_KEY = 'unfinished'

/** Why data cannot be opened as they are. */
export class SchemaError extends Error {}

/** Somebody copies to there, or a copy was broken off. */
export class UnfinishedCopyError extends SchemaError {
  constructor() {
    super('it is a copy that was not finished: run what made it again, which starts it over')
    this.name = 'UnfinishedCopyError'
  }
}

export async function createMeta(db: Kysely<Schema>, text: TextType): Promise<Kysely<Meta>> {
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  return db.withTables<Meta>()
}

export async function readMeta(meta: Kysely<Meta>, key: string): Promise<string | undefined> {
  const row = await meta.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

export async function writeMeta(meta: Kysely<Meta>, key: string, value: string): Promise<void> {
  await meta
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
