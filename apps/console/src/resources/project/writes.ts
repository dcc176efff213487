import type { MenuEntry } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query.ts'
import { meQuery, myGroupsQuery } from '../../shell/viewer.ts'
import { projectPolicyQuery, siloPolicyQuery } from '../access/place.ts'
import { standingOf } from '../access/standing.ts'
import { refusedFor, refusedOne, whyNotWrite } from './write-rules.ts'

const quietly = { staleTime: 60_000, throwOnError: false }

const policyOf = (project: string) => ({ ...projectPolicyQuery(project), ...quietly })
const siloPolicy = { ...siloPolicyQuery, ...quietly }

/** For the loader of what lies in a project; who may not read a policy is told by the server what they may not do. */
export async function loadProjectRole(project: string): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(policyOf(project)), queryClient.prefetchQuery(siloPolicy)])
}

/** What the signed-in person may change in a project. */
export function useProjectWrites(project: string) {
  const { data: me } = useQuery({ ...meQuery, throwOnError: false })
  const { data: groups } = useQuery({ ...myGroupsQuery, throwOnError: false })
  const { data: ofProject } = useQuery(policyOf(project))
  const { data: silo } = useQuery(siloPolicy)
  const isKnown = me && groups && ofProject && silo
  const whyNot = isKnown && whyNotWrite(standingOf(me, groups.items, { silo, project: ofProject }).effective)
  return {
    /** Why nothing may be; undefined where it may, and while that is not known. */
    whyNot,
    /** An entry of a menu that changes something. */
    entry: (entry: MenuEntry) => refusedOne(whyNot, entry),
    /** Entries of a menu that change something. */
    entries: (...entries: readonly MenuEntry[]) => refusedFor(whyNot, entries),
  }
}

export type ProjectWrites = ReturnType<typeof useProjectWrites>
