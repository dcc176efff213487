import type { Kind } from './kinds.ts'
import { byId, Lane } from './memory-lane.ts'
import type { Entry } from './memory-lane.ts'
import { indexNames } from './row.ts'
import type { IndexValue } from './row.ts'
import { compareText, Sorted } from './sorted.ts'
import type { ListQuery } from './store.ts'

const NOTHING: ReadonlySet<string> = new Set()

function compareValues(a: IndexValue, b: IndexValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return compareText(String(a), String(b))
}

/** The documents of one kind, with everything they can be found and listed by. */
export class MemoryTable<K extends Kind> {
  readonly #byId = new Map<string, Entry<K>>()
  readonly #byParent = new Map<string, { lane: Lane<K>; names: Map<string, Entry<K>> }>()
  readonly #all = new Lane<K>()
  readonly #indexes: ReadonlyMap<string, Sorted<Entry<K>>>

  constructor(kind: K) {
    this.#indexes = new Map(
      indexNames(kind).map((index) => [
        index,
        new Sorted<Entry<K>>((a, b) => compareValues(a.indexes[index] ?? null, b.indexes[index] ?? null) || byId(a, b)),
      ]),
    )
  }

  entries(): Iterable<Entry<K>> {
    return this.#byId.values()
  }

  get(id: string): Entry<K> | undefined {
    return this.#byId.get(id)
  }

  find(parent: string, name: string): Entry<K> | undefined {
    return this.#byParent.get(parent)?.names.get(name)
  }

  /** There must be none of that id. */
  add(entry: Entry<K>): void {
    this.#byId.set(entry.id, entry)
    this.#all.add(entry)
    let family = this.#byParent.get(entry.parent)
    if (!family) this.#byParent.set(entry.parent, (family = { lane: new Lane<K>(), names: new Map() }))
    family.lane.add(entry)
    if (entry.name !== null) family.names.set(entry.name, entry)
    for (const [index, sorted] of this.#indexes) if (entry.indexes[index] !== null) sorted.add(entry)
  }

  remove(id: string): void {
    const entry = this.#byId.get(id)
    if (!entry) return
    this.#byId.delete(id)
    this.#all.remove(entry)
    const family = this.#byParent.get(entry.parent)
    family?.lane.remove(entry)
    if (entry.name !== null) family?.names.delete(entry.name)
    if (family?.lane.byId.items.length === 0) this.#byParent.delete(entry.parent)
    for (const [index, sorted] of this.#indexes) if (entry.indexes[index] !== null) sorted.remove(entry)
  }

  /** In order, without the ids in `hidden`. */
  list(query: ListQuery<K>, hidden: ReadonlySet<string> = NOTHING): Entry<K>[] {
    const found: Entry<K>[] = []
    for (const entry of query.where ? this.#met(query) : this.#walk(query)) {
      if (found.length >= query.limit) break
      if (!hidden.has(entry.id)) found.push(entry)
    }
    return found
  }

  #walk({ parent, order, after }: ListQuery<K>): Iterable<Entry<K>> {
    const lane = parent === undefined ? this.#all : this.#byParent.get(parent)?.lane
    return lane?.walk(order, after) ?? []
  }

  /** Few at a time meet a condition, so they are put in order when asked for. */
  #met({ parent, where, order, after }: ListQuery<K>): Iterable<Entry<K>> {
    const sorted = where && this.#indexes.get(where.index)
    if (!sorted) throw new Error(`no index ${where?.index ?? ''}`)
    const lane = new Lane<K>()
    const valueOf = (entry: Entry<K>) => entry.indexes[where.index] ?? null
    const start = 'equals' in where ? sorted.firstWhere((entry) => compareValues(valueOf(entry), where.equals) >= 0) : 0
    const end = sorted.firstWhere(
      (entry) => compareValues(valueOf(entry), 'equals' in where ? where.equals : where.atMost) > 0,
    )
    for (const entry of sorted.items.slice(start, end))
      if (parent === undefined || entry.parent === parent) lane.add(entry)
    return lane.walk(order, after)
  }
}

/** One table per kind, made when it is first asked for. */
export class MemoryTables {
  readonly #tables = new Map<Kind, unknown>()

  of<K extends Kind>(kind: K): MemoryTable<K> {
    const known = this.#tables.get(kind)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no type of Map says that key and value share a kind
    if (known) return known as MemoryTable<K>
    const table = new MemoryTable(kind)
    this.#tables.set(kind, table)
    return table
  }
}
