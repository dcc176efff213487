import type { TrustRoot } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { withNames } from '../../list/with-names.ts'

export const targetReleaseQuery = query('targetReleaseView', {})

/** That there is no such repository is an answer, not the page's matter. */
export function repositoryQuery(systemVersion: string) {
  return { ...query('systemUpdateGetRepository', { params: { systemVersion } }), throwOnError: false }
}

/** A trust root as lists want it; it has no name but its id. */
export interface TrustRootRow extends TrustRoot {
  name: string
}

export const trustRoots: ListSource<TrustRootRow> = {
  isSortedByServer: false,
  page: (page) => withNames<TrustRoot>(query('systemUpdateTrustRootList', { query: page }), ({ id }) => id),
}

export const allTrustRoots = wholeList(trustRoots)

export function trustRootQuery(trustRootId: string) {
  return query('systemUpdateTrustRootView', { params: { trustRootId } })
}
