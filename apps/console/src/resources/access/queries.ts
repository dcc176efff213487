import { queryClient } from '../../api/query.ts'
import type { ListSource, PageOptions } from '../../list/source.ts'
import { allGroups } from '../group/queries.ts'
import { allUsers } from '../user/queries.ts'
import { projectPolicyQuery, siloPolicyQuery } from './place.ts'
import type { AccessPlace } from './place.ts'
import { accessRows } from './rows.ts'
import type { AccessRow, People } from './rows.ts'
import type { Policies } from './standing.ts'

/** The policies that count in a place. */
export function policiesQuery({ params: { project } }: AccessPlace) {
  const { queryKey } = project === undefined ? siloPolicyQuery : projectPolicyQuery(project)
  return {
    queryKey: [...queryKey, 'all that count'],
    queryFn: async (): Promise<Policies> => {
      const silo = queryClient.fetchQuery(siloPolicyQuery)
      if (project === undefined) return { silo: await silo }
      const [own, above] = await Promise.all([queryClient.fetchQuery(projectPolicyQuery(project)), silo])
      return { silo: above, project: own }
    },
  }
}

const users = allUsers()
const groups = allGroups()

export const peopleQuery = {
  queryKey: [...users.queryKey, 'and groups'],
  staleTime: 60_000,
  queryFn: async (context: { signal: AbortSignal }): Promise<People> => {
    const [everybody, every] = await Promise.all([users.queryFn(context), groups.queryFn(context)])
    return { users: everybody.items, groups: every.items }
  },
}

/** Everybody who holds a role in a place. */
export function accessIn(place: AccessPlace): ListSource<AccessRow> {
  const policies = policiesQuery(place)
  const rows: PageOptions<AccessRow> = {
    queryKey: [...policies.queryKey, 'by name'],
    queryFn: async () => {
      const [all, people] = await Promise.all([queryClient.fetchQuery(policies), queryClient.fetchQuery(peopleQuery)])
      return { items: accessRows(all, people), nextPage: null }
    },
  }
  return { isSortedByServer: false, page: () => rows }
}
