/** How a kind is found. */
export interface KindDefinition<D> {
  /** Names are unique among documents of one parent. */
  parent: (document: D) => string
  /** Null: nameless, so never found by name and never a duplicate. */
  name: (document: D) => string | null
  indexes: Readonly<Record<string, (document: D) => string | number | null>>
}

export const named = { name: (document: { name: string }) => document.name }
