import { toHex } from '@plenum/api/hex'
import { NoSpaceError } from './disk-contents.ts'

/** What a stream has brought. */
export interface Measured {
  size: number
  /** Hex. */
  sha256: string
}

/**
 * Keeps the bytes that belong to the rack itself: support bundles, and uploads while they are looked through.
 * Platform-bound, so the host hands it in. Files are written once and as a whole; there are no half ones.
 */
export interface RackFiles {
  /**
   * Keeps what a stream brings, in place of what was there under the id. Once it resolves, the bytes outlive the machine.
   * When the stream breaks off, or with `NoSpaceError`, it throws and nothing has changed.
   */
  write: (id: string, bytes: ReadableStream<Uint8Array>) => Promise<Measured>
  /** Measures what a stream brings without keeping it: WebCrypto does not digest bit by bit. */
  measure: (bytes: ReadableStream<Uint8Array>) => Promise<Measured>
  /** Undefined when there is no such file. */
  size: (id: string) => Promise<number | undefined>
  /** A part of a file that is there, which lies within it. What is deleted meanwhile can be read to its end. */
  read: (id: string, offset: number, length: number) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  /** Deleting what is not there is no error. */
  delete: (id: string) => Promise<void>
  ids: () => Promise<string[]>
}

/** What files in memory may take together unless told otherwise. */
const IN_MEMORY_MAX = 256 * 1024 * 1024

export const noSpaceForFiles = 'bundles and uploads'

async function collect(bytes: ReadableStream<Uint8Array>, max: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = bytes.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > max) {
      const full = new NoSpaceError({}, noSpaceForFiles)
      await reader.cancel(full)
      throw full
    }
    chunks.push(next.value.slice())
  }
  return new Blob(chunks)
}

async function measured(blob: Blob): Promise<Measured> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return { size: blob.size, sha256: toHex(new Uint8Array(digest)) }
}

/** Files that are gone with the process: for previews, tests and servers that keep nothing. */
export function filesInMemory(max = IN_MEMORY_MAX): RackFiles {
  const files = new Map<string, Blob>()
  const room = () => max - [...files.values()].reduce((total, { size }) => total + size, 0)
  return {
    async write(id, bytes) {
      const file = await collect(bytes, room())
      files.set(id, file)
      return measured(file)
    },
    async measure(bytes) {
      return measured(await collect(bytes, max))
    },
    async size(id) {
      return files.get(id)?.size
    },
    async read(id, offset, length) {
      const file = files.get(id)
      if (!file) throw new Error(`there is no file ${id}`)
      return file.slice(offset, offset + length).stream()
    },
    async delete(id) {
      files.delete(id)
    },
    async ids() {
      return [...files.keys()]
    },
  }
}
