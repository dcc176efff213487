import type { Trouble } from './unavailable.ts'

/** By primary result code (sqlite.org/rescode.html). */
const byCode: Readonly<Record<number, Trouble>> = {
  5: 'busy', // SQLITE_BUSY
  6: 'busy', // SQLITE_LOCKED
  8: 'readOnly', // SQLITE_READONLY
  10: 'broken', // SQLITE_IOERR
  13: 'full', // SQLITE_FULL
  14: 'broken', // SQLITE_CANTOPEN
}

/** Why SQLite, or the disk below it, has failed; undefined when the statement is to blame. */
export function sqliteTrouble(error: unknown): Trouble | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined
  return byCode[error.errcode & 0xff]
}

/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC. */
const UNSYNCED: readonly unknown[] = [1034, 1290]

/** Whether a commit that failed so may be found after a crash: what could not be synced may be on the disk nevertheless. */
export function mayOutliveFailure(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && UNSYNCED.includes(error.errcode)
}
