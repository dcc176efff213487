import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** How an engine makes transactions of pieces of work. */
export interface Writes {
  /** All of the work or nothing of it, durable once it resolves. May run `work` again from the start. */
  write: <T>(work: (connection: Kysely<Schema>) => Promise<T>) => Promise<T>
  /** Resolves when no write is under way. */
  idle: () => Promise<void>
}
