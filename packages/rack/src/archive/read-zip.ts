import type { RackFiles } from '../hardware/rack-files.ts'
import { ZipError } from './zip-error.ts'
import { Reader, zipReader } from './zip-library.ts'
import type { CreateReadableOptions, FileEntry } from './zip-library.ts'

export type { FileEntry }

/** Far above what a directory of as many entries as are read takes. What lies is not to fill the memory. */
const AT_ONCE_MAX = 32 * 1024 * 1024

/** What an archive may come to before it counts as one that is to do harm. */
export interface ZipLimits {
  entries: number
  /** Of all entries, unpacked. */
  bytes: number
  /** How many times its packed size an entry may have. */
  ratio: number
}

/** Below that, how well something is packed does no harm. */
const RATIO_FROM = 2 ** 20

/** Reads here and there in a file, so that no archive need be in memory. */
class KeptFile extends Reader<string> {
  readonly #files: RackFiles
  readonly #id: string

  constructor(files: RackFiles, id: string, size: number) {
    super(id)
    this.#files = files
    this.#id = id
    this.size = size
  }

  override createReadable({ offset = 0, size }: CreateReadableOptions = {}): ReadableStream<Uint8Array> {
    const length = Math.min(size ?? Infinity, this.size - offset)
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    void this.#files
      .read(this.#id, offset, length)
      .then((bytes) => bytes.pipeTo(writable))
      .catch((error: unknown) => writable.abort(error).catch(() => undefined))
    return readable
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    if (length > AT_ONCE_MAX) throw new ZipError('its directory is too large')
    const end = Math.min(index + length, this.size)
    const bytes = await this.#files.read(this.#id, index, Math.max(end - index, 0))
    return new Uint8Array(await new Response(bytes).arrayBuffer())
  }
}

function whyNot(error: unknown): ZipError {
  if (error instanceof ZipError) return error
  return new ZipError(error instanceof Error ? error.message.toLowerCase() : 'it cannot be read', { cause: error })
}

function whyNotEntry({ filename, encrypted, uncompressedSize, compressedSize }: FileEntry, ratio: number) {
  if (encrypted) return `${filename} is encrypted`
  if (uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * ratio)
    return `${filename} is packed more than ${ratio} times`
  return undefined
}

/**
 * The entries of a zip archive among the files, by path, folders left out. Read by the strictest rules: other readers can
 * see nothing else in it. Throws `ZipError`.
 */
export async function openZip(
  files: RackFiles,
  id: string,
  size: number,
  limits: ZipLimits,
): Promise<Map<string, FileEntry>> {
  const options = { strictness: 'strict', checkCrc32: true, checkOverlappingEntry: true } as const
  const zip = zipReader(new KeptFile(files, id, size), options)
  const found = new Map<string, FileEntry>()
  let count = 0
  let bytes = 0
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if ((count += 1) > limits.entries) throw new ZipError(`it has more than ${limits.entries} entries`)
      if (entry.directory) continue
      if ((bytes += entry.uncompressedSize) > limits.bytes)
        throw new ZipError(`it unpacks to more than ${limits.bytes} bytes`)
      const reason = whyNotEntry(entry, limits.ratio)
      if (reason) throw new ZipError(reason)
      found.set(entry.filename, entry)
    }
  } catch (error) {
    throw whyNot(error)
  }
  return found
}

/**
 * What an entry holds; throws `ZipError` when that is more than `max` bytes. The stream breaks off with the same when it is
 * not what the archive says it is.
 */
export function unpack(entry: FileEntry, max: number): ReadableStream<Uint8Array> {
  if (entry.uncompressedSize > max) throw new ZipError(`${entry.filename} has more than ${max} bytes`)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  // What goes wrong comes out at the other end.
  entry.getData(writable).catch((error: unknown) => writable.abort(error).catch(() => undefined))
  const reader = readable.getReader()
  let size = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await reader.read().catch((error: unknown) => {
          throw whyNot(error)
        })
        if (next.done) return controller.close()
        // What an archive says of sizes may be a lie.
        if ((size += next.value.byteLength) > entry.uncompressedSize) {
          await reader.cancel()
          throw new ZipError(`${entry.filename} is larger than it is said to be`)
        }
        controller.enqueue(next.value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
