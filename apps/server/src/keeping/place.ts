import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SchemaError } from '@plenum/rack/store/migrations/meta'
import { DATA_FILE, hasDataFile } from '../store/data-directory.ts'
import { withoutPassword } from '../store/database-url.ts'
import { holdLock } from '../store/sqlite.ts'
import { copyToDirectory } from './directory-target.ts'
import { readDirectory } from './directory-source.ts'
import type { Source } from './entry.ts'
import { isFromOutside, KeepingError } from './keeping-error.ts'
import type { Target } from './target.ts'

/** Where a store is kept. */
export type Place = { kind: 'directory'; directory: string } | { kind: 'database'; url: string }

/** As it may be shown. */
export function nameOf(place: Place): string {
  return place.kind === 'directory'
    ? `the data directory ${place.directory}`
    : `the database ${withoutPassword(place.url)}`
}

/** What goes wrong with a place says which. */
async function naming<T>(place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SchemaError || error instanceof KeepingError)
      throw new KeepingError(`${nameOf(place)}: ${error.message}`, { cause: error })
    if (isFromOutside(error))
      throw new KeepingError(`${nameOf(place)} cannot be opened: ${error.message}`, { cause: error })
    throw error
  }
}

function requireData(directory: string): void {
  if (!existsSync(join(directory, DATA_FILE))) throw new KeepingError('there are no data')
  hasDataFile(directory)
}

/** To be read while servers may write to it. Throws `KeepingError`, `DataDirectoryError`. */
export function openSource(place: Place): Promise<Source> {
  return naming(place, async () => {
    if (place.kind === 'database') return (await import('./postgres-source.ts')).readDatabase(place.url)
    requireData(place.directory)
    return readDirectory(place.directory)
  })
}

/** To be read while no server has it. Throws `KeepingError`, `DataDirectoryError`. */
export function openIdleSource(place: Place): Promise<Source> {
  return naming(place, async () => {
    if (place.kind === 'database') return (await import('./postgres-source.ts')).readIdleDatabase(place.url)
    requireData(place.directory)
    const lock = holdLock(place.directory)
    try {
      const source = readDirectory(place.directory)
      const close = async () => {
        await source.close()
        lock.close()
      }
      return { ...source, close }
    } catch (error) {
      lock.close()
      throw error
    }
  })
}

/** Throws `KeepingError`, `DataDirectoryError`. */
export function openTarget(place: Place): Promise<Target> {
  return naming(place, async () =>
    place.kind === 'database'
      ? (await import('./postgres-target.ts')).copyToDatabase(place.url)
      : copyToDirectory(place.directory),
  )
}
