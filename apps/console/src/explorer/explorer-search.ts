/** What of the explorer the URL holds. */
export interface ExplorerSearch {
  /** What was run last. */
  query?: string | undefined
  view?: 'table' | undefined
}

export function explorerSearch({ query, view }: Record<string, unknown>): ExplorerSearch {
  return {
    query: typeof query === 'string' && query.trim() !== '' ? query : undefined,
    view: view === 'table' ? view : undefined,
  }
}
