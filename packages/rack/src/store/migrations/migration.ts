import type { Kysely } from 'kysely'
import type { TextType } from '../flavour.ts'
import type { Schema } from '../schema.ts'

/**
 * One step from a version of the schema to the next, inside a transaction. Spells out what it makes and imports nothing
 * that changes, for it must do the same for ever.
 */
export type Migration = (db: Kysely<Schema>, text: TextType) => Promise<void>
