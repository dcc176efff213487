import type { Documents, Kind } from '../../store/kinds.ts'
import type { Store } from '../../store/store.ts'

/** Documents that are in memory at a time. */
const PAGE = 500

/** All documents of a kind, some at a time: those that come or go meanwhile may be among them or not. */
export async function* pagesOf<K extends Kind>(store: Store, kind: K): AsyncGenerator<Documents[K][]> {
  let after: string | undefined
  for (;;) {
    const from = after === undefined ? {} : { after }
    const page = await store.read((tx) => tx.list(kind, { ...from, order: 'id_ascending', limit: PAGE }))
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    after = page.at(-1)?.id
  }
}
