import type { Documents, Kind } from './kinds.ts'
import type { Row } from './row.ts'
import { compareText, Sorted } from './sorted.ts'
import type { ListQuery } from './store.ts'

/** A document as the memory store holds it. */
export interface Entry<K extends Kind> extends Row {
  document: Documents[K]
}

/** Names can be the same under several parents. */
function byName(a: Row, b: Row): number {
  return compareText(a.name ?? '', b.name ?? '') || compareText(a.id, b.id)
}

export function byId(a: Row, b: Row): number {
  return compareText(a.id, b.id)
}

/** As a listing is ordered. */
export function comparator(order: ListQuery<Kind>['order']): (a: Row, b: Row) => number {
  if (order === 'name_ascending') return byName
  return order === 'name_descending' ? (a, b) => byName(b, a) : byId
}

/** Entries in the orders that listings ask for. */
export class Lane<K extends Kind> {
  readonly byId = new Sorted<Entry<K>>(byId)
  /** Without the nameless. */
  readonly byName = new Sorted<Entry<K>>(byName)

  add(entry: Entry<K>): void {
    this.byId.add(entry)
    if (entry.name !== null) this.byName.add(entry)
  }

  remove(entry: Entry<K>): void {
    this.byId.remove(entry)
    if (entry.name !== null) this.byName.remove(entry)
  }

  /** From behind `after`, in order. */
  *walk(order: ListQuery<K>['order'], after: string | undefined): Generator<Entry<K>> {
    const descending = order === 'name_descending'
    const { items } = order === 'name_ascending' || descending ? this.byName : this.byId
    for (let i = this.#start(order, after); i >= 0 && i < items.length; i += descending ? -1 : 1) {
      const entry = items[i]
      if (entry) yield entry
    }
  }

  #start(order: ListQuery<K>['order'], after: string | undefined): number {
    if (order === 'name_descending')
      return after === undefined
        ? this.byName.items.length - 1
        : this.byName.firstWhere((entry) => compareText(entry.name ?? '', after) >= 0) - 1
    if (after === undefined) return 0
    if (order === 'name_ascending') return this.byName.firstWhere((entry) => compareText(entry.name ?? '', after) > 0)
    return this.byId.firstWhere((entry) => compareText(entry.id, after) > 0)
  }
}
