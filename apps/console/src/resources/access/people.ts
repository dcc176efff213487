import { allGroups } from '../group/queries.ts'
import { allUsers } from '../user/queries.ts'
import type { People } from './rows.ts'

/** Users and groups, and where they are asked for. */
export interface PeopleQuery {
  queryKey: readonly unknown[]
  staleTime: number
  queryFn: (context: { signal: AbortSignal }) => Promise<People>
}

const users = allUsers()
const groups = allGroups()

/** Whoever is of one's own silo. */
export const ownPeople: PeopleQuery = {
  queryKey: [...users.queryKey, 'and groups'],
  staleTime: 60_000,
  queryFn: async (context) => {
    const [everybody, every] = await Promise.all([users.queryFn(context), groups.queryFn(context)])
    return { users: everybody.items, groups: every.items }
  },
}
