import { DatabaseSync } from 'node:sqlite'
import type { Schema } from '@plenum/rack/store/schema'
import { Kysely, SqliteDialect } from 'kysely'
import { NodeSqlite } from './node-sqlite.ts'

/** For tests: in memory, before any migration; bare and as a store would have it. */
export function emptyDatabase() {
  const database = new DatabaseSync(':memory:')
  const writer = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new NodeSqlite(database) }) })
  return { database, writer }
}
