import type { Trouble } from './unavailable.ts'

/** By SQLSTATE, or the class that its first two characters are (postgresql.org/docs/current/errcodes-appendix.html). */
const byState: Readonly<Record<string, Trouble>> = {
  '08': 'unreachable',
  '28': 'refusing',
  '3D': 'refusing',
  '25006': 'readOnly',
  '25P03': 'slow',
  '40003': 'unreachable',
  '53': 'busy',
  '53100': 'full',
  '55P03': 'busy',
  '57014': 'slow',
  '57P': 'unreachable',
  '58': 'broken',
}

/** What a connection fails with before it is one, or when it is none any longer. */
const OF_SOCKETS = new Set<unknown>([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** The driver has no codes for what it says by itself. */
const OF_DRIVER =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout|the database has been silent)/

function stateOf(error: Error): string | undefined {
  return 'severity' in error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Why PostgreSQL, or the way to it, has failed; undefined when the statement is to blame. */
export function postgresTrouble(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined
  const state = stateOf(error)
  if (state !== undefined) return byState[state] ?? byState[state.slice(0, 3)] ?? byState[state.slice(0, 2)]
  const isOfSocket = 'code' in error && OF_SOCKETS.has(error.code)
  return isOfSocket || OF_DRIVER.test(error.message) ? 'unreachable' : undefined
}

/** Whether a commit that failed so may have been kept all the same: nobody has said that it was not. */
export function mayHaveCommitted(error: unknown): boolean {
  const isRefused = error instanceof Error && 'severity' in error && error.severity === 'ERROR'
  return !isRefused || stateOf(error) === '40003'
}
