import { kinds } from './kinds.ts'
import type { Documents, Kind } from './kinds.ts'

export type IndexValue = string | number | null

interface Definition<D> {
  parent: (document: D) => string
  name: (document: D) => string | null
  indexes: Readonly<Record<string, (document: D) => IndexValue>>
}

const definitions: { readonly [K in Kind]: Definition<Documents[K]> } = kinds

/** What a document is found by, beside its id. */
export interface Row {
  id: string
  parent: string
  name: string | null
  /** By declared index, in the order of declaration. */
  indexes: Readonly<Record<string, IndexValue>>
}

export function rowOf<K extends Kind>(kind: K, document: Documents[K]): Row {
  const definition = definitions[kind]
  const indexes: Record<string, IndexValue> = {}
  for (const [index, valueOf] of Object.entries(definition.indexes)) indexes[index] = valueOf(document)
  return { id: document.id, parent: definition.parent(document), name: definition.name(document), indexes }
}

export const everyKind = Object.keys(kinds).filter((kind): kind is Kind => kind in kinds)

export function indexNames(kind: Kind): string[] {
  return Object.keys(definitions[kind].indexes)
}
