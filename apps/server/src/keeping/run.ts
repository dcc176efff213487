import { entriesOf } from './entry.ts'
import type { Source } from './entry.ts'
import { fill, tallyOf } from './fill.ts'
import type { Progress } from './fill.ts'
import { isFromOutside, KeepingError } from './keeping-error.ts'
import { nameOf, openIdleSource, openSource, openTarget } from './place.ts'
import type { Place } from './place.ts'
import { readBackup } from './read-backup.ts'
import { tallyTable } from './tally.ts'
import type { TallyRow } from './tally.ts'
import { writeBackup } from './write-backup.ts'

/** What is to be done with a store while it serves nobody, or beside those who serve it. */
export type Keeping =
  | { kind: 'backup'; file: string; place: Place }
  | { kind: 'restore'; file: string; place: Place }
  | { kind: 'check'; file: string }
  | { kind: 'migrate'; from: Place; to: Place }

async function fromSource<T>(opening: Promise<Source>, work: (source: Source) => Promise<T>): Promise<T> {
  const source = await opening
  try {
    return await work(source)
  } finally {
    await source.close()
  }
}

async function intoPlace(place: Place, entries: Parameters<typeof fill>[1], progress: Progress): Promise<TallyRow[]> {
  const target = await openTarget(place)
  try {
    return await fill(target, entries, progress)
  } finally {
    await target.close()
  }
}

async function run(keeping: Keeping, progress: Progress): Promise<{ done: string; rows: TallyRow[] }> {
  switch (keeping.kind) {
    case 'backup': {
      const { file, place } = keeping
      const rows = await fromSource(openSource(place), (source) => writeBackup(file, entriesOf(source), progress))
      return { done: `Backed up ${nameOf(place)} to ${file}.`, rows }
    }
    case 'restore': {
      const { file, place } = keeping
      const rows = await intoPlace(place, await readBackup(file), progress)
      return { done: `Restored ${file} to ${nameOf(place)}.`, rows }
    }
    case 'check':
      return { done: `${keeping.file} is whole.`, rows: await tallyOf(await readBackup(keeping.file), progress) }
    case 'migrate': {
      const { from, to } = keeping
      const rows = await fromSource(openIdleSource(from), (source) => intoPlace(to, entriesOf(source), progress))
      return { done: `Copied ${nameOf(from)} to ${nameOf(to)}, and compared both.`, rows }
    }
  }
}

/** Does it, and tells what was there. Throws `KeepingError`, `DataDirectoryError`. */
export async function keep(keeping: Keeping, progress: Progress = () => {}): Promise<string> {
  try {
    const { done, rows } = await run(keeping, progress)
    return `${tallyTable(rows)}\n${done}\n`
  } catch (error) {
    if (isFromOutside(error)) throw new KeepingError(error.message.replaceAll('\n', ' '), { cause: error })
    throw error
  }
}
