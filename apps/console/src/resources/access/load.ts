import { queryClient } from '../../api/query.ts'
import type { ListSearch } from '../../list/search.ts'
import { loadList } from '../../list/source.ts'
import { loadViewer } from '../../shell/viewer.ts'
import type { AccessPlace } from './place.ts'
import { accessIn, policiesQuery } from './queries.ts'
import { accessRows } from './rows.ts'
import type { AccessRow } from './rows.ts'
import { PageRefusal } from '../../shell/page-refusal.ts'

/** For the loader of an access page. */
export async function loadAccess(place: AccessPlace, search: ListSearch): Promise<void> {
  await Promise.all([loadViewer(), loadPlace(place), loadList(accessIn(place), search)])
}

/** What the forms over it need. */
export function loadPlace(place: AccessPlace) {
  return Promise.all([queryClient.ensureQueryData(policiesQuery(place)), queryClient.ensureQueryData(place.people)])
}

/** Somebody who holds a role in a place itself; there is no page for others. */
export async function loadHolder(place: AccessPlace, identity: string): Promise<AccessRow> {
  const [policies, people] = await loadPlace(place)
  const row = accessRows(policies, people).find(({ id }) => id === identity)
  if (!row?.given.some(({ scope }) => scope === place.scope)) throw new PageRefusal(404)
  return row
}
