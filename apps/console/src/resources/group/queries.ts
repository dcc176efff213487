import type { Group } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'

/** Every group of one's own silo. */
export function allGroups() {
  return wholeList<Group>({ isSortedByServer: false, page: (page) => query('groupList', { query: page }) })
}

export function groupQuery(groupId: string) {
  return query('groupView', { params: { groupId } })
}
