import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { SCHEMA_VERSION } from '@plenum/rack/store/migrations/migrate'
import { writeAll } from '../store/file-bytes.ts'
import { syncFolder } from '../store/rack-files.ts'
import { version } from '../version.ts'
import { FIRST_LINE, frameOf } from './backup-format.ts'
import type { Start } from './backup-format.ts'
import type { Entries } from './entry.ts'
import type { Progress } from './fill.ts'
import { KeepingError } from './keeping-error.ts'
import { Tally } from './tally.ts'
import type { TallyRow } from './tally.ts'

/** What there is to gain, is gained by the fastest level: most of it are names of fields, over and over. */
const GZIP_LEVEL = 1

const lineOf = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`)

async function* framesOf(entries: Entries, tally: Tally, progress: Progress): AsyncGenerator<Uint8Array> {
  yield lineOf({ plenum: version, schema: SCHEMA_VERSION, made: new Date().toISOString() } satisfies Start)
  for await (const entry of entries) {
    tally.add(entry)
    progress(tally)
    const { head, bytes } = frameOf(entry)
    yield lineOf(head)
    yield bytes
  }
}

async function writeTo(file: FileHandle, frames: AsyncIterable<Uint8Array>): Promise<void> {
  const hash = createHash('sha256')
  let at = 0
  const append = async (bytes: Uint8Array) => {
    await writeAll(file, bytes, at)
    at += bytes.byteLength
  }
  const appendHashed = async (bytes: Uint8Array) => {
    hash.update(bytes)
    await append(bytes)
  }
  await appendHashed(FIRST_LINE)
  await pipeline(
    Readable.from(frames, { highWaterMark: 2 }),
    createGzip({ level: GZIP_LEVEL }),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await appendHashed(chunk)
    },
  )
  await append(hash.digest())
  await file.sync()
}

/** Writes a backup, which is there under its name only once it is whole. Throws `KeepingError`. */
export async function writeBackup(path: string, entries: Entries, progress: Progress): Promise<TallyRow[]> {
  const partial = `${path}.partial`
  if (existsSync(path)) throw new KeepingError(`${path} exists already`)
  if (existsSync(partial))
    throw new KeepingError(`${partial} exists: another backup writes to it, or one was broken off; delete it then`)
  // It has all secrets in it.
  const file = await open(partial, 'wx', 0o600)
  const tally = new Tally()
  const remove = () => rmSync(partial, { force: true })
  process.once('exit', remove)
  try {
    await writeTo(file, framesOf(entries, tally, progress))
    await rename(partial, path)
    await syncFolder(dirname(resolve(path)))
    return tally.rows()
  } catch (error) {
    remove()
    throw error
  } finally {
    process.off('exit', remove)
    await file.close()
  }
}
