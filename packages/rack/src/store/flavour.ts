import { CompiledQuery } from 'kysely'

/** What differs between databases, beside the SQL that Kysely's dialects write. */
export interface Flavour {
  begin: CompiledQuery
  isDuplicate: (error: unknown) => boolean
}

/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE, see sqlite.org/rescode.html */
const SQLITE_DUPLICATES: readonly unknown[] = [1555, 2067]

export const flavours = {
  sqlite: {
    // Takes the write lock at once: a transaction that reads first could otherwise fail when it comes to write.
    begin: CompiledQuery.raw('begin immediate'),
    isDuplicate: (error) => error instanceof Error && 'errcode' in error && SQLITE_DUPLICATES.includes(error.errcode),
  },
} satisfies Record<string, Flavour>
