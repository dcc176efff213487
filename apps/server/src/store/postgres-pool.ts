import { Socket } from 'node:net'
import { Pool } from 'pg'

/** Milliseconds until a database that cannot be connected to, or has no connection to spare, is given up on. */
const CONNECT_TIMEOUT = 10_000
/** Milliseconds that a transaction may wait for its process: by then that one has vanished, and others want its locks. */
const IDLE_IN_TRANSACTION = 60_000
/** What an answer may need beside the statement itself, until the way to the database counts as broken. */
const ON_THE_WAY = 5000
/** Milliseconds after which the system asks whether a silent connection is still one. */
const KEEP_ALIVE_AFTER = 10_000

/** The longest that one statement may take, in milliseconds. */
export const statementLimits = {
  /** One of documents. */
  documents: 30_000,
  /** One that may be about all the bytes of a disk. */
  bytes: 300_000,
} as const

/** A peer that has vanished says nothing, not even that: neither does the system, as long as it has bytes to send again. */
function watchedSocket(silence: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silence, () => socket.destroy(new Error(`the database has been silent for ${silence / 1000} s`)))
  return socket
}

/**
 * Connections to a database.
 *
 * @param limit of a statement, in milliseconds; each may take as long as it takes when left out
 * @param options `pipeline`: statements do not wait for the answers of those before them
 */
export function connectPool(url: string, max: number, limit?: number, { pipeline = false } = {}): Pool {
  const limited = limit !== undefined && {
    statement_timeout: limit,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    stream: () => watchedSocket(limit + ON_THE_WAY),
  }
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: 'plenum',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
    pipeline,
    ...limited,
  })
  // A connection that ends while nobody uses it is replaced when it is next wanted.
  pool.on('error', () => undefined)
  // One that ends while it is used tells its query so; with nobody listening here, it would end the process as well.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}
