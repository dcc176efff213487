import type { RackFiles } from '@plenum/rack'
import { entriesOf } from './entry.ts'
import type { Entries, FileWindow } from './entry.ts'
import { KeepingError } from './keeping-error.ts'
import { differences, Tally } from './tally.ts'
import type { TallyRow } from './tally.ts'
import type { Target } from './target.ts'

/** Told of what goes by, for a person who waits. */
export type Progress = (tally: Tally) => void

/** Puts windows that come one after the other together to files. */
class FileWriter {
  readonly #files: RackFiles
  #open: { id: string; sink: WritableStreamDefaultWriter<Uint8Array>; written: Promise<unknown> } | undefined

  constructor(files: RackFiles) {
    this.#files = files
  }

  async add({ id, size, at, bytes }: FileWindow): Promise<void> {
    if (at === 0) this.#begin(id)
    const open = this.#open
    if (open?.id !== id) throw new KeepingError(`the parts of the file ${id} are not in order`)
    await Promise.race([open.sink.write(bytes), open.written])
    if (at + bytes.byteLength < size) return
    await open.sink.close()
    await open.written
    this.#open = undefined
  }

  #begin(id: string): void {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const written = this.#files.write(id, readable)
    // Told to whoever adds the next part.
    written.catch(() => undefined)
    this.#open = { id, sink: writable.getWriter(), written }
  }
}

async function pour(entries: Entries, target: Target, tally: Tally, progress: Progress): Promise<void> {
  const files = new FileWriter(target.files)
  for await (const entry of entries) {
    if (entry.type === 'documents') await target.insert(entry.kind, entry.bodies)
    else if (entry.type === 'disk') await target.contents.write(entry.id, entry.at, entry.bytes)
    else await files.add(entry)
    tally.add(entry)
    progress(tally)
  }
}

export async function tallyOf(entries: Entries, progress: Progress = () => {}): Promise<TallyRow[]> {
  const tally = new Tally()
  for await (const entry of entries) {
    tally.add(entry)
    progress(tally)
  }
  return tally.rows()
}

/**
 * Copies to a target, reads there what has come, and only when that is the same lets servers open it. Resolves with what
 * was copied.
 */
export async function fill(target: Target, entries: Entries, progress: Progress): Promise<TallyRow[]> {
  const tally = new Tally()
  await pour(entries, target, tally, progress)
  const source = await target.readBack()
  try {
    const differing = differences(tally.rows(), await tallyOf(entriesOf(source)))
    if (differing.length > 0) throw new KeepingError(`what has been copied is not the same: ${differing.join(', ')}`)
  } finally {
    await source.close()
  }
  await target.complete()
  return tally.rows()
}
