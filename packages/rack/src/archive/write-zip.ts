import { zipWriter } from './zip-library.ts'

/** A file that goes into an archive. */
export interface ZipEntry {
  /** With slashes, relative. */
  path: string
  bytes: ReadableStream<Uint8Array>
}

/** What an iterator brings, as fast as somebody reads it. */
export function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await iterator.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      async cancel() {
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** The stream of a text that is at hand. */
export function textStream(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream()
}

async function fill(zip: ReturnType<typeof zipWriter>, entries: AsyncIterable<ZipEntry>): Promise<void> {
  for await (const { path, bytes } of entries) await zip.add(path, bytes)
  await zip.close()
}

/**
 * An archive that is made as it is read, so that none of it need be in memory. It breaks off with whatever its entries
 * throw.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>, lastModDate: Date): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const zip = zipWriter(writable, { lastModDate, preventClose: true })
  const closed = async () => {
    try {
      await fill(zip, entries)
      await writable.close()
    } catch (error) {
      // Whoever reads has hung up, or is told here.
      await writable.abort(error).catch(() => undefined)
    }
  }
  void closed()
  return readable
}
