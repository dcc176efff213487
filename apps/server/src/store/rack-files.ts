import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { parseUuid } from '@plenum/api'
import { NoSpaceError, noSpaceForFiles } from '@plenum/rack'
import type { Measured, RackFiles } from '@plenum/rack'
import { DataDirectoryError, reasonOf } from './data-directory.ts'
import { isFull, writeAll } from './file-bytes.ts'

export const FILES_FOLDER = 'files'

/** What the name of a file ends in that is not whole yet. */
const UNFINISHED = '.part'
const READ_BYTES = 256 * 1024

type Sink = (chunk: Uint8Array, offset: number) => Promise<void>

async function measure(bytes: ReadableStream<Uint8Array>, sink: Sink): Promise<Measured> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of bytes) {
    await sink(chunk, size)
    hash.update(chunk)
    size += chunk.byteLength
  }
  return { size, sha256: hash.digest('hex') }
}

/** A part of an open file, which is closed when the part has been read or is no longer wanted. */
function partOf(file: FileHandle, offset: number, length: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let done = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const wanted = Math.min(READ_BYTES, length - done)
          const { bytesRead, buffer } = await file.read(new Uint8Array(wanted), 0, wanted, offset + done)
          if (bytesRead < Math.min(1, wanted)) throw new Error('the file ends too soon')
          done += bytesRead
          if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
        } catch (error) {
          await file.close()
          throw error
        }
        if (done < length) return
        await file.close()
        controller.close()
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  )
}

async function writeTo(path: string, bytes: ReadableStream<Uint8Array>): Promise<Measured> {
  const file = await open(path, 'wx')
  try {
    const measured = await measure(bytes, (chunk, offset) => writeAll(file, chunk, offset))
    await file.sync()
    return measured
  } finally {
    await file.close()
  }
}

/** Once it resolves, the names in a folder outlive the machine. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and needs no such thing.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Keeps each file under its id in a folder of the data directory. What a crash left half-written is removed first. Throws
 * `DataDirectoryError`.
 */
export function openRackFiles(directory: string): RackFiles {
  const folder = join(directory, FILES_FOLDER)
  try {
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder)) if (name.endsWith(UNFINISHED)) rmSync(join(folder, name))
  } catch (error) {
    throw new DataDirectoryError(`${folder} cannot be prepared: ${reasonOf(error)}`, { cause: error })
  }
  const fileOf = (id: string) => join(folder, id)

  return {
    async write(id, bytes) {
      const unfinished = `${fileOf(id)}.${randomUUID()}${UNFINISHED}`
      try {
        const measured = await writeTo(unfinished, bytes)
        await rename(unfinished, fileOf(id))
        await syncFolder(folder)
        return measured
      } catch (error) {
        await rm(unfinished, { force: true })
        throw isFull(error) ? new NoSpaceError({ cause: error }, noSpaceForFiles) : error
      }
    },
    measure: (bytes) => measure(bytes, async () => {}),
    async size(id) {
      const found = await stat(fileOf(id)).catch(() => undefined)
      return found?.size
    },
    read: async (id, offset, length) => partOf(await open(fileOf(id)), offset, length),
    delete: (id) => rm(fileOf(id), { force: true }),
    // Whatever else somebody may have put there is left alone.
    ids: async () => (await readdir(folder)).filter((name) => parseUuid(name) === name),
  }
}
