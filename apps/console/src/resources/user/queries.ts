import type { User } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'

/** Every user of one's own silo. */
export function allUsers() {
  return wholeList<User>({ isSortedByServer: false, page: (page) => query('userList', { query: page }) })
}

/** Every user who is in a group. */
export function membersOf(group: string) {
  return wholeList<User>({ isSortedByServer: false, page: (page) => query('userList', { query: { group, ...page } }) })
}
