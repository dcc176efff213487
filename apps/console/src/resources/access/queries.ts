import type { Policy } from '@plenum/api'
import { queryClient } from '../../api/query.ts'
import type { ListSource, PageOptions } from '../../list/source.ts'
import type { AccessPlace } from './place.ts'
import { accessRows } from './rows.ts'
import type { AccessRow } from './rows.ts'
import type { Policies, Scope } from './standing.ts'

const scopes: readonly Scope[] = ['fleet', 'silo', 'project']

/** The policies that count in a place. */
export function policiesQuery({ scope, policies }: AccessPlace) {
  return {
    queryKey: [...(policies[scope]?.queryKey ?? []), 'all that count'],
    queryFn: async (): Promise<Policies> => {
      const found = await Promise.all(
        scopes.map(async (each) => {
          const asked = policies[each]
          return asked ? ([[each, await queryClient.fetchQuery(asked)]] as const) : []
        }),
      )
      return Object.fromEntries<Policy>(found.flat())
    },
  }
}

/** Everybody who holds a role in a place. */
export function accessIn(place: AccessPlace): ListSource<AccessRow> {
  const policies = policiesQuery(place)
  const rows: PageOptions<AccessRow> = {
    queryKey: [...policies.queryKey, 'by name'],
    queryFn: async () => {
      const [all, people] = await Promise.all([queryClient.fetchQuery(policies), queryClient.fetchQuery(place.people)])
      return { items: accessRows(all, people), nextPage: null }
    },
  }
  return { isSortedByServer: false, page: () => rows }
}
