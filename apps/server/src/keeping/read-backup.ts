import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { requireVersion } from '@plenum/rack/store/migrations/migrate'
import { DIGEST_BYTES, entryOf, fieldsOf, FIRST_LINE, lengthOf, startOf } from './backup-format.ts'
import type { Entries, Entry } from './entry.ts'
import { Intake } from './intake.ts'
import { KeepingError } from './keeping-error.ts'

async function partOf(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function sizeOf(path: string): Promise<number> {
  const file = await open(path)
  try {
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

/** Throws `KeepingError` for what is no backup, is of a newer release, or not as it was written. */
async function requireWhole(path: string): Promise<number> {
  const first = (await partOf(path, 0, FIRST_LINE.length)).toString()
  if (!first.startsWith('plenum backup ')) throw new KeepingError(`${path} is no backup of Plenum's`)
  if (first !== FIRST_LINE.toString()) throw new KeepingError(`${path} was made by a newer release, or is damaged`)
  const end = (await sizeOf(path)) - DIGEST_BYTES
  if (end <= FIRST_LINE.length) throw new KeepingError(`${path} is damaged: it ends too soon`)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { end: end - 1 })) hash.update(chunk)
  if (!hash.digest().equals(await partOf(path, end, DIGEST_BYTES)))
    throw new KeepingError(`${path} is damaged: its checksum does not match`)
  return end
}

async function* entriesFrom(intake: Intake): AsyncGenerator<Entry> {
  requireVersion(startOf(fieldsOf((await intake.line()) ?? '')).schema)
  for (let line = await intake.line(); line !== undefined; line = await intake.line()) {
    const fields = fieldsOf(line)
    yield entryOf(fields, await intake.take(lengthOf(fields)))
  }
}

/**
 * What a backup holds; nothing of it is handed out before all of it has been seen to be as it was written. Throws
 * `KeepingError`, `SchemaError`.
 */
export async function readBackup(path: string): Promise<Entries> {
  const end = await requireWhole(path)
  const packed = createReadStream(path, { start: FIRST_LINE.length, end: end - 1 })
  // What goes wrong is thrown to whoever reads.
  return entriesFrom(new Intake(pipeline(packed, createGunzip(), () => {})))
}
