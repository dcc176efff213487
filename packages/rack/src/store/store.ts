import type { Documents, IndexOf, Kind } from './kinds.ts'

/** Another live document of the same kind and parent has the name, or the id is taken. */
export class DuplicateError extends Error {
  readonly kind: Kind

  constructor(kind: Kind) {
    super(`a ${kind} of that name or id exists already`)
    this.name = 'DuplicateError'
    this.kind = kind
  }
}

export interface ListQuery<K extends Kind> {
  /** Only children of this parent. */
  parent?: string
  /** Only documents whose declared index has a value, or (numbers) one that is not above a bound. Null is never met. */
  where?: { index: IndexOf<K>; equals: string | number } | { index: IndexOf<K>; atMost: number }
  /** `id_ascending` when left out. Names and ids compare by code point; by name, the nameless are left out. */
  order?: 'name_ascending' | 'name_descending' | 'id_ascending'
  /** The name or id (as `order` says) behind which to begin. */
  after?: string
  limit: number
}

/** Documents are immutable values: what a store returns is never changed, it is replaced by `update`. */
export interface Reader {
  get<K extends Kind>(kind: K, id: string): Promise<Documents[K] | undefined>
  find<K extends Kind>(kind: K, parent: string, name: string): Promise<Documents[K] | undefined>
  list<K extends Kind>(kind: K, query: ListQuery<K>): Promise<Documents[K][]>
}

export interface Transaction extends Reader {
  /** Throws `DuplicateError`. */
  insert<K extends Kind>(kind: K, document: Documents[K]): Promise<void>
  /** Replaces the document of the same id. Throws `DuplicateError`, and `Error` when there is none of that id. */
  update<K extends Kind>(kind: K, document: Documents[K]): Promise<void>
  /** Deleting what is not there is no error. */
  delete(kind: Kind, id: string): Promise<void>
}

/**
 * Where the control plane keeps everything. One conformance suite (conformance.ts) holds for every engine. When it cannot
 * serve, calls throw `StoreUnavailableError`.
 */
export interface Store {
  /** Sees what has been committed; each call for itself, not one snapshot. */
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  /**
   * All or nothing, durable once it resolves, serializable. It may run `work` again from the start after a lost race, so
   * `work` has no other effects than on the transaction.
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}
