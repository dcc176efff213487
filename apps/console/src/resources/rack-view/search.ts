/** What of the rack view the address holds. */
export interface RackSearch {
  /** Id of the rack; the first one unless said otherwise. */
  rack?: string | undefined
  view?: 'table' | undefined
}

export function rackSearch(search: Record<string, unknown>): RackSearch {
  const { rack, view } = search
  return {
    rack: typeof rack === 'string' && rack !== '' ? rack : undefined,
    view: view === 'table' ? view : undefined,
  }
}
