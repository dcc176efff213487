import { configure, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import type {
  Reader,
  ZipReaderConstructorOptions,
  ZipWriterConstructorOptions,
} from '@zip.js/zip.js/lib/zip-core-native.js'

// Workers would take more to set up than they save. Without them the number of those is still the number of entries that are
// read or written at a time, where one that nobody goes on reading would hold up all others.
configure({ useWebWorkers: false, maxWorkers: Number.MAX_SAFE_INTEGER })

export { Reader } from '@zip.js/zip.js/lib/zip-core-native.js'
export type { CreateReadableOptions, FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js'

// Functions of this file, so that a bundler cannot reach the library past what is configured above.

export function zipReader<T>(source: Reader<T>, options: ZipReaderConstructorOptions): ZipReader<T> {
  return new ZipReader(source, options)
}

export function zipWriter(
  target: WritableStream<Uint8Array>,
  options: ZipWriterConstructorOptions,
): ZipWriter<unknown> {
  return new ZipWriter(target, options)
}
