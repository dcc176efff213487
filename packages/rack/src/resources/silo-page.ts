import type { PageWindow } from '../http/pagination.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'

type Silo = Documents['silo']

/** A page of those silos that a list is to show. The others are few, so they are passed over rather than indexed. */
export async function siloPage(
  tx: Reader,
  window: PageWindow,
  isShown: (silo: Silo) => Promise<boolean>,
): Promise<Silo[]> {
  const found: Silo[] = []
  let { after } = window
  for (;;) {
    const batch = await tx.list('silo', { parent: FLEET_ID, ...window, ...(after !== undefined && { after }) })
    const shown = await Promise.all(batch.map(isShown))
    found.push(...batch.filter((_, index) => shown[index]))
    const last = batch.at(-1)
    if (!last || batch.length < window.limit || found.length >= window.limit) return found.slice(0, window.limit)
    after = window.order === 'id_ascending' ? last.id : last.name
  }
}
