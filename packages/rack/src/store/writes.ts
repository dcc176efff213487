import type { CompiledQuery, QueryResult } from 'kysely'

/** The way to a database. */
export interface Connection {
  executeQuery: <R>(query: CompiledQuery<R>) => Promise<QueryResult<R>>
}

/** How an engine makes transactions of pieces of work. */
export interface Writes {
  /** All of the work or nothing of it, durable once it resolves. May run `work` again from the start. */
  write: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>
  /** Resolves when no write is under way. */
  idle: () => Promise<void>
}
