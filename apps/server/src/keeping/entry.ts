import type { Kind } from '@plenum/rack'
import { everyKind } from '@plenum/rack/store/row'

/** Bytes of disks and files are handed on in windows of this size, which begin at multiples of it. */
export const WINDOW = 1024 * 1024

/** A window of a disk. Those of zeros are left out, but for the last, so that the disk keeps its length. */
export interface DiskWindow {
  type: 'disk'
  id: string
  at: number
  bytes: Uint8Array
}

/** A window of a file, in order; an empty file has one. */
export interface FileWindow {
  type: 'file'
  id: string
  /** Of the whole file. */
  size: number
  at: number
  bytes: Uint8Array
}

/** A part of what a store holds. A store is all documents, kind by kind and by id, then its disks, then its files. */
export type Entry = { type: 'documents'; kind: Kind; bodies: readonly string[] } | DiskWindow | FileWindow

export type Entries = AsyncIterable<Entry>

/** Everything that is kept in one place, as of one moment. */
export interface Source {
  /** By id, in pages. */
  documents: (kind: Kind) => AsyncIterable<readonly string[]>
  /** By id. */
  disks: () => AsyncIterable<DiskWindow>
  /** By id; what belongs to no document is left out. */
  files: () => AsyncIterable<FileWindow>
  close: () => Promise<void>
}

export async function* entriesOf(source: Source): AsyncGenerator<Entry> {
  for (const kind of everyKind)
    for await (const bodies of source.documents(kind)) yield { type: 'documents', kind, bodies }
  yield* source.disks()
  yield* source.files()
}

const zeros = Buffer.alloc(WINDOW)

/** Whether a window of a disk of that length has to be handed on. */
export function isWorthwhile(at: number, bytes: Uint8Array, length: number): boolean {
  return at + bytes.byteLength >= length || !zeros.subarray(0, bytes.byteLength).equals(bytes)
}

const PAGE = { documents: 500, characters: 1_000_000 }

/** Puts documents together so that pages are neither many nor large. */
export async function* inPages(bodies: Iterable<string> | AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let page: string[] = []
  let characters = 0
  for await (const body of bodies) {
    page.push(body)
    characters += body.length
    if (page.length < PAGE.documents && characters < PAGE.characters) continue
    yield page
    ;[page, characters] = [[], 0]
  }
  if (page.length > 0) yield page
}
