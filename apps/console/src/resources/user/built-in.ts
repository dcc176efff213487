import type { UserBuiltin } from '@plenum/api'
import { query } from '../../api/query.ts'
import type { ListSource } from '../../list/source.ts'

export const builtInUsers: ListSource<UserBuiltin> = {
  isSortedByServer: false,
  page: (page) => query('userBuiltinList', { query: page }),
}

export function builtInUserQuery(user: string) {
  return query('userBuiltinView', { params: { user } })
}
