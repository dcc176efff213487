import type { Documents, Kind } from './kinds.ts'
import type { ListQuery, Reader } from './store.ts'

/** Everything that a query is met by, however much; for what has to be gone through as a whole. */
export function listAll<K extends Kind>(
  tx: Reader,
  kind: K,
  query: Omit<ListQuery<K>, 'limit'>,
): Promise<Documents[K][]> {
  return tx.list(kind, { ...query, limit: Number.MAX_SAFE_INTEGER })
}
