import { decode, encode } from './codec.ts'
import type { Documents, Kind } from './kinds.ts'
import { comparator } from './memory-lane.ts'
import type { Entry } from './memory-lane.ts'
import { MemoryTables } from './memory-table.ts'
import { rowOf } from './row.ts'
import { DuplicateError } from './store.ts'
import type { ListQuery, Transaction } from './store.ts'

/** Lays what it changes over the tables, which stay as they are until `commit`. */
export class MemoryTransaction implements Transaction {
  readonly #base: MemoryTables
  /** What was inserted or updated. */
  readonly #overlay = new MemoryTables()
  /** By kind, the ids of what was updated or deleted. */
  readonly #hidden = new Map<Kind, Set<string>>()
  #isOver = false

  constructor(base: MemoryTables) {
    this.#base = base
  }

  async get<K extends Kind>(kind: K, id: string): Promise<Documents[K] | undefined> {
    this.#assertOpen()
    return this.#get(kind, id)?.document
  }

  async find<K extends Kind>(kind: K, parent: string, name: string): Promise<Documents[K] | undefined> {
    this.#assertOpen()
    return this.#find(kind, parent, name)?.document
  }

  async list<K extends Kind>(kind: K, query: ListQuery<K>): Promise<Documents[K][]> {
    this.#assertOpen()
    const old = this.#base.of(kind).list(query, this.#hidden.get(kind))
    const changed = this.#overlay.of(kind).list(query)
    const entries = changed.length === 0 ? old : [...old, ...changed].toSorted(comparator(query.order))
    return entries.slice(0, query.limit).map((entry) => entry.document)
  }

  async insert<K extends Kind>(kind: K, document: Documents[K]): Promise<void> {
    this.#assertOpen()
    if (this.#get(kind, document.id)) throw new DuplicateError(kind)
    this.#put(kind, document)
  }

  async update<K extends Kind>(kind: K, document: Documents[K]): Promise<void> {
    this.#assertOpen()
    if (!this.#get(kind, document.id)) throw new Error(`there is no ${kind} ${document.id} to update`)
    this.#put(kind, document)
  }

  async delete(kind: Kind, id: string): Promise<void> {
    this.#assertOpen()
    this.#remove(kind, id)
  }

  commit(): void {
    this.#assertOpen()
    for (const kind of this.#hidden.keys()) this.#commit(kind)
  }

  /** Nothing may be asked of it any more. */
  end(): void {
    this.#isOver = true
  }

  #assertOpen(): void {
    if (this.#isOver) throw new Error('the transaction is over')
  }

  #get<K extends Kind>(kind: K, id: string): Entry<K> | undefined {
    return this.#overlay.of(kind).get(id) ?? this.#unlessHidden(kind, this.#base.of(kind).get(id))
  }

  #find<K extends Kind>(kind: K, parent: string, name: string): Entry<K> | undefined {
    return this.#overlay.of(kind).find(parent, name) ?? this.#unlessHidden(kind, this.#base.of(kind).find(parent, name))
  }

  #unlessHidden<K extends Kind>(kind: K, entry: Entry<K> | undefined): Entry<K> | undefined {
    return entry && this.#hidden.get(kind)?.has(entry.id) ? undefined : entry
  }

  #put<K extends Kind>(kind: K, document: Documents[K]): void {
    const copy = decode(kind, encode(document))
    const entry = { ...rowOf(kind, copy), document: copy }
    const namesake = entry.name === null ? undefined : this.#find(kind, entry.parent, entry.name)
    if (namesake && namesake.id !== entry.id) throw new DuplicateError(kind)
    this.#remove(kind, entry.id)
    this.#overlay.of(kind).add(entry)
  }

  #remove(kind: Kind, id: string): void {
    this.#overlay.of(kind).remove(id)
    const hidden = this.#hidden.get(kind)
    if (hidden) hidden.add(id)
    else this.#hidden.set(kind, new Set([id]))
  }

  #commit(kind: Kind): void {
    const table = this.#base.of(kind)
    for (const id of this.#hidden.get(kind) ?? []) table.remove(id)
    for (const entry of this.#overlay.of(kind).entries()) table.add(entry)
  }
}
