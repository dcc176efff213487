import { accessSync, closeSync, constants, mkdirSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const DATA_FILE = 'plenum.db'
export const LOCK_FILE = 'plenum.lock'
/** What becomes `DATA_FILE` once it is marked as ours. */
export const UNFINISHED_FILE = 'plenum.db.new'

/** Marks a data file as Plenum's, see sqlite.org/pragma.html#pragma_application_id: "Plnm". */
export const APPLICATION_ID = 0x50_6c_6e_6d

/** Why data cannot be kept in a directory, for the person who chose it. Nothing in it has been touched. */
export class DataDirectoryError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DataDirectoryError'
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Makes the directory if need be, and makes sure that it is one to keep data in. */
export function prepareDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DataDirectoryError(`the data directory ${directory} cannot be created or written: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

/**
 * Whether there is a data file already. To be asked when the lock is held or there is no lock file: closing a file
 * that SQLite has open in the same process would drop its locks.
 */
export function hasDataFile(directory: string): boolean {
  const files = readdirSync(directory)
  if (files.includes(DATA_FILE)) {
    assertOurs(join(directory, DATA_FILE))
    return true
  }
  const harmless = ['lost+found', LOCK_FILE, UNFINISHED_FILE, `${UNFINISHED_FILE}-journal`]
  if (files.some((file) => !harmless.includes(file)))
    throw new DataDirectoryError(
      `the data directory ${directory} has no ${DATA_FILE} and holds files that are not Plenum's`,
    )
  return false
}

/** Looks at the header (sqlite.org/fileformat.html, section 1.3) without SQLite, which could change the file. */
function assertOurs(file: string): void {
  const header = Buffer.alloc(100)
  try {
    if (statSync(file).isFile()) {
      const descriptor = openSync(file, 'r+')
      try {
        readSync(descriptor, header, 0, header.length, 0)
      } finally {
        closeSync(descriptor)
      }
    }
  } catch (error) {
    throw new DataDirectoryError(`${file} cannot be read and written: ${reasonOf(error)}`, { cause: error })
  }
  const isSqlite = header.subarray(0, 16).toString('latin1') === 'SQLite format 3\0'
  if (!isSqlite || header.readUInt32BE(68) !== APPLICATION_ID)
    throw new DataDirectoryError(`${file} is not a Plenum data file`)
}
