import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import type { Entry } from './entry.ts'

/** So much was there of something, and this it was. */
export interface TallyRow {
  what: string
  count: number
  bytes: number
  /** Hex. */
  sha256: string
}

interface Counted {
  count: number
  bytes: number
  hash: Hash
  /** The disk or file that came last. */
  lastId: string
}

/** Counts and digests entries as they come by: equal ones make equal tallies, wherever they are kept. */
export class Tally {
  readonly #counted = new Map<string, Counted>()

  add(entry: Entry): void {
    if (entry.type === 'documents') this.#addDocuments(entry.kind, entry.bodies)
    else this.#addWindow(entry)
  }

  rows(): TallyRow[] {
    return [...this.#counted].map(([what, { count, bytes, hash }]) => ({
      what,
      count,
      bytes,
      sha256: hash.copy().digest('hex'),
    }))
  }

  /** What came last, so far. */
  last(): Omit<TallyRow, 'sha256'> {
    const [what, { count, bytes }] = [...this.#counted].at(-1) ?? ['', { count: 0, bytes: 0 }]
    return { what, count, bytes }
  }

  #addDocuments(kind: string, bodies: readonly string[]): void {
    const counted = this.#of(kind)
    counted.count += bodies.length
    for (const body of bodies) {
      counted.bytes += Buffer.byteLength(body)
      counted.hash.update(body).update('\n')
    }
  }

  #addWindow({ type, id, at, bytes }: Exclude<Entry, { type: 'documents' }>): void {
    const counted = this.#of(`bytes of ${type}s`)
    if (counted.lastId !== id) counted.count += 1
    counted.lastId = id
    counted.bytes += bytes.byteLength
    counted.hash.update(`${id} ${at} ${bytes.byteLength}\n`).update(bytes)
  }

  #of(what: string): Counted {
    let counted = this.#counted.get(what)
    if (!counted) this.#counted.set(what, (counted = { count: 0, bytes: 0, hash: createHash('sha256'), lastId: '' }))
    return counted
  }
}

/** What is not the same in both, by name. */
export function differences(one: readonly TallyRow[], other: readonly TallyRow[]): string[] {
  const digests = (rows: readonly TallyRow[]) => new Map(rows.map(({ what, sha256 }) => [what, sha256]))
  const [first, second] = [digests(one), digests(other)]
  return [...new Set([...first.keys(), ...second.keys()])].filter((what) => first.get(what) !== second.get(what))
}

/** As a person reads it. */
export function tallyTable(rows: readonly TallyRow[]): string {
  const cells = rows.map(({ what, count, bytes, sha256 }) => [what, String(count), String(bytes), sha256.slice(0, 16)])
  const lines = [['what', 'count', 'bytes', 'sha256 (begin)'], ...cells]
  const width = (column: number) => Math.max(...lines.map((line) => (line[column] ?? '').length))
  const widths = [width(0), width(1), width(2)]
  return lines
    .map(
      ([what = '', count = '', bytes = '', sha256 = '']) =>
        `${what.padEnd(widths[0] ?? 0)}  ${count.padStart(widths[1] ?? 0)}  ${bytes.padStart(widths[2] ?? 0)}  ${sha256}\n`,
    )
    .join('')
}
