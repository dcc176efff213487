import { CompiledQuery, sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { mayHaveCommitted, postgresTrouble } from './postgres-trouble.ts'
import type { Schema } from './schema.ts'
import { mayOutliveFailure, sqliteTrouble } from './sqlite-trouble.ts'
import { StoreUnavailableError } from './unavailable.ts'
import type { Trouble } from './unavailable.ts'

/** The type of columns that hold text, which must compare by code point. */
export type TextType = 'text' | RawBuilder<unknown>

/** What differs between databases, beside the SQL that Kysely's dialects write. */
export interface Flavour {
  begin: CompiledQuery
  /** The same, once no other transaction that was begun so is under way. Fails when that takes long. */
  beginInTurn: CompiledQuery
  /** Whether statements that are sent without waiting for each other's answers run in the order in which they were sent. */
  keepsOrder: boolean
  /** Begin a transaction that no other of its sort runs beside: that of a migration. */
  beginAlone: readonly CompiledQuery[]
  textType: (db: Kysely<Schema>) => Promise<TextType>
  /** Whether another transaction was quicker, so that this one is to be run again from the start. */
  isLostRace: (error: unknown) => boolean
  /** Why the database cannot serve; undefined when it is no fault of its own. */
  troubleOf: (error: unknown) => Trouble | undefined
  /** Whether a transaction may be kept although its commit has failed so. */
  mayBeKept: (error: unknown) => boolean
}

/** What to throw for what a statement, or the way to the database, has failed with. */
export function unavailable({ troubleOf }: Pick<Flavour, 'troubleOf'>, error: unknown): unknown {
  const trouble = troubleOf(error)
  return trouble === undefined ? error : new StoreUnavailableError(trouble, { cause: error })
}

/** The same for what a commit has failed with. */
export function uncommitted({ troubleOf, mayBeKept }: Flavour, error: unknown): unknown {
  const trouble = troubleOf(error)
  return trouble === undefined
    ? error
    : new StoreUnavailableError(trouble, { cause: error, isKnown: !mayBeKept(error) })
}

const begin = CompiledQuery.raw('begin')
const beginImmediate = CompiledQuery.raw('begin immediate')

const beginSerializable = 'begin isolation level serializable'
/** Milliseconds that a turn is waited for: whoever has it may have vanished. */
const TURN_TIMEOUT = 500
/**
 * A lock on any table that nobody else wants: unlike an advisory one it is there before the snapshot, so that what the last to
 * have it has written is seen. See postgresql.org/docs/current/sql-lock.html
 */
const takeTurn = `set local lock_timeout = ${TURN_TIMEOUT}; lock table meta in exclusive mode; set local lock_timeout to default`

/** Of ours alone, in a database that others may use, too: "Plnm". */
const MIGRATION_LOCK = 0x50_6c_6e_6d

/**
 * serialization_failure, deadlock_detected, and unique_violation, which statements that look first only meet when somebody
 * else was quicker. See postgresql.org/docs/current/errcodes-appendix.html
 */
const LOST_RACES: readonly unknown[] = ['40001', '40P01', '23505']

/** CockroachDB answers the same protocol, compares text by bytes, and knows no collation of that name everywhere. */
async function postgresText(db: Kysely<Schema>): Promise<TextType> {
  const { rows } = await sql<{ version: string }>`select version()`.execute(db)
  return rows[0]?.version.includes('CockroachDB') === true ? 'text' : sql`text collate "C"`
}

export const flavours = {
  sqlite: {
    // Takes the write lock at once: a transaction that reads first could otherwise fail when it comes to write.
    begin: beginImmediate,
    beginInTurn: beginImmediate,
    keepsOrder: false,
    beginAlone: [beginImmediate],
    textType: async () => 'text' as const,
    isLostRace: () => false,
    troubleOf: sqliteTrouble,
    mayBeKept: mayOutliveFailure,
  },
  postgres: {
    begin: CompiledQuery.raw(beginSerializable),
    beginInTurn: CompiledQuery.raw(`${beginSerializable}; ${takeTurn}`),
    keepsOrder: true,
    // Statements after the lock see what has been committed before it was had.
    beginAlone: [begin, CompiledQuery.raw(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)],
    textType: postgresText,
    isLostRace: (error) => error instanceof Error && 'code' in error && LOST_RACES.includes(error.code),
    troubleOf: postgresTrouble,
    mayBeKept: mayHaveCommitted,
  },
} satisfies Record<string, Flavour>
