import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Documents, Kind } from '@plenum/rack'
import { decode } from '@plenum/rack/store/codec'
import { requireCurrent } from '@plenum/rack/store/migrations/migrate'
import { tableOf } from '@plenum/rack/store/schema'
import { DATA_FILE } from '../store/data-directory.ts'
import { DISKS_FOLDER } from '../store/disk-files.ts'
import { FILES_FOLDER } from '../store/rack-files.ts'
import { inPages, isWorthwhile, WINDOW } from './entry.ts'
import type { Source } from './entry.ts'
import { KeepingError } from './keeping-error.ts'

/** How often a moment is looked for at which all bytes are there that documents name. */
const TRIES = 5

interface OpenFile {
  id: string
  descriptor: number
}

/** Bytes that documents name. Once they are open they can be read, whoever deletes them. */
interface OpenFiles {
  disks: readonly OpenFile[]
  files: readonly OpenFile[]
}

function readMeta(database: DatabaseSync): ReadonlyMap<string, string> {
  const has = database.prepare("select 1 from sqlite_schema where name = 'meta'").get()
  const rows = has ? database.prepare('select key, value from meta').all() : []
  return new Map(rows.map(({ key, value }) => [String(key), String(value)]))
}

function* bodiesOf(database: DatabaseSync, kind: Kind): Generator<string> {
  for (const { body } of database.prepare(`select body from "${tableOf(kind)}" order by id`).iterate())
    yield String(body)
}

function* documentsOf<K extends Kind>(database: DatabaseSync, kind: K): Generator<Documents[K]> {
  for (const body of bodiesOf(database, kind)) yield decode(kind, body)
}

/** Undefined when there is no such file. */
function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function closeAll({ disks, files }: OpenFiles): void {
  for (const { descriptor } of [...disks, ...files]) closeSync(descriptor)
}

/** Throws `KeepingError` when something is not there. */
function openNamed(database: DatabaseSync, directory: string): OpenFiles {
  const [disks, files]: [OpenFile[], OpenFile[]] = [[], []]
  try {
    for (const { id, name, imported } of documentsOf(database, 'disk')) {
      const descriptor = openIfThere(join(directory, DISKS_FOLDER, id))
      if (descriptor !== undefined) disks.push({ id, descriptor })
      else if (imported && imported.length > 0) throw new KeepingError(`the bytes of the disk ${name} are missing`)
    }
    for (const { id, state } of documentsOf(database, 'supportBundle')) {
      const descriptor = state === 'active' ? openIfThere(join(directory, FILES_FOLDER, id)) : undefined
      if (descriptor !== undefined) files.push({ id, descriptor })
      else if (state === 'active') throw new KeepingError(`the bytes of the support bundle ${id} are missing`)
    }
    return { disks, files }
  } catch (error) {
    closeAll({ disks, files })
    throw error
  }
}

/** A server deletes a document first and then its bytes: whoever came in between looks again. */
function openAtOneMoment(database: DatabaseSync, directory: string, check: typeof requireCurrent): OpenFiles {
  for (let tries = 1; ; tries += 1) {
    database.exec('begin')
    try {
      check(readMeta(database))
      return openNamed(database, directory)
    } catch (error) {
      database.exec('rollback')
      if (!(error instanceof KeepingError) || tries === TRIES) throw error
    }
  }
}

function readWindow(descriptor: number, at: number, window: Buffer): void {
  for (let done = 0; done < window.length;) {
    const read = readSync(descriptor, window, done, window.length - done, at + done)
    if (read === 0) throw new KeepingError('a file became shorter while it was read')
    done += read
  }
}

/** The bytes of a window are overwritten by the next: most of a disk is zeros that nobody wants to keep. */
function* windowsOf({ id, descriptor }: OpenFile) {
  const { size } = fstatSync(descriptor)
  const buffer = Buffer.alloc(Math.min(WINDOW, size))
  for (let at = 0; at === 0 || at < size; at += WINDOW) {
    const passing = buffer.subarray(0, size - at)
    readWindow(descriptor, at, passing)
    yield { id, size, at, passing }
  }
}

const byId = <T extends { id: string }>(items: readonly T[]) => items.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/**
 * Reads a data directory while a server may write to it: a transaction of SQLite's write-ahead log sees one moment for as
 * long as it is open. Throws `SchemaError`, `KeepingError`.
 *
 * @param options.isUnfinished a copy that is to be looked through is read
 */
export function readDirectory(directory: string, { isUnfinished = false } = {}): Source {
  const database = new DatabaseSync(join(directory, DATA_FILE), { readOnly: true, timeout: 5000 })
  let open: OpenFiles
  try {
    open = openAtOneMoment(database, directory, isUnfinished ? () => {} : requireCurrent)
  } catch (error) {
    database.close()
    throw error
  }
  return {
    documents: (kind) => inPages(bodiesOf(database, kind)),
    async *disks() {
      for (const disk of byId(open.disks))
        for (const { id, size, at, passing } of windowsOf(disk))
          if (size > 0 && isWorthwhile(at, passing, size)) yield { type: 'disk', id, at, bytes: Buffer.from(passing) }
    },
    async *files() {
      for (const file of byId(open.files))
        for (const { id, size, at, passing } of windowsOf(file))
          yield { type: 'file', id, size, at, bytes: Buffer.from(passing) }
    },
    close: async () => {
      closeAll(open)
      database.close()
    },
  }
}
