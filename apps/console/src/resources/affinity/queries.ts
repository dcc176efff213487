import type { AffinityWord } from '@plenum/api/affinity-rules'
import type { AffinityGroup, AffinityGroupMember, AntiAffinityGroup } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource, PageOptions } from '../../list/source.ts'

/** A group of either sort: what they are is the same, what they do is the opposite. */
export interface Group extends AffinityGroup {
  sort: AffinityWord
}

/** Which group, as its URL says: names are unique among groups of one sort. */
export interface GroupParams {
  project: string
  sort: AffinityWord
  group: string
}

export function antiAffinityGroupsOf(project: string) {
  return wholeList<AntiAffinityGroup>({
    page: (page) => query('antiAffinityGroupList', { query: { project, ...page } }),
  })
}

function affinityGroupsOf(project: string) {
  return wholeList<AffinityGroup>({ page: (page) => query('affinityGroupList', { query: { project, ...page } }) })
}

/** Groups of both sorts, which the server lists apart; there are few of them. */
export function groupsOf(project: string): ListSource<Group> {
  const lists = [
    { sort: 'anti-affinity', list: antiAffinityGroupsOf(project) },
    { sort: 'affinity', list: affinityGroupsOf(project) },
  ] as const
  const both: PageOptions<Group> = {
    // Begins as one of the two, so that it is fetched anew with that; refreshes name both.
    queryKey: [...lists[0].list.queryKey, 'and affinity groups'],
    queryFn: async (context) => {
      const found = await Promise.all(
        lists.map(async ({ sort, list }) => (await list.queryFn(context)).items.map((group) => ({ ...group, sort }))),
      )
      return { items: found.flat(), nextPage: null }
    },
  }
  return { isSortedByServer: false, page: () => both }
}

/** One group, by name or id. */
export function groupQuery({ project, sort, group }: GroupParams) {
  const found =
    sort === 'affinity'
      ? query('affinityGroupView', { params: { affinityGroup: group }, query: { project } })
      : query('antiAffinityGroupView', { params: { antiAffinityGroup: group }, query: { project } })
  const queryKey: readonly unknown[] = found.queryKey
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<Group> => ({ ...(await found.queryFn(context)), sort }),
  }
}

/** Who is in a group, by its id. */
export function membersQuery({ id, sort }: Pick<Group, 'id' | 'sort'>) {
  return wholeList<AffinityGroupMember>({
    page: (page) =>
      sort === 'affinity'
        ? query('affinityGroupMemberList', { params: { affinityGroup: id }, query: page })
        : query('antiAffinityGroupMemberList', { params: { antiAffinityGroup: id }, query: page }),
  })
}

/** The groups of both sorts that an instance is in. */
export function groupsOfInstance({ project, instance }: { project: string; instance: string }) {
  const anti = wholeList<AntiAffinityGroup>({
    page: (page) => query('instanceAntiAffinityGroupList', { params: { instance }, query: { project, ...page } }),
  })
  const together = wholeList<AffinityGroup>({
    page: (page) => query('instanceAffinityGroupList', { params: { instance }, query: { project, ...page } }),
  })
  return {
    queryKey: [...anti.queryKey, 'and affinity groups'],
    queryFn: async (context: { signal: AbortSignal }): Promise<Group[]> => {
      const [apart, close] = await Promise.all([anti.queryFn(context), together.queryFn(context)])
      return [
        ...apart.items.map((group) => ({ ...group, sort: 'anti-affinity' as const })),
        ...close.items.map((group) => ({ ...group, sort: 'affinity' as const })),
      ]
    },
  }
}

/** What is stale once a group, or who is in it, has changed. */
export const groupRefreshes = [
  'affinityGroupList',
  'affinityGroupView',
  'affinityGroupMemberList',
  'instanceAffinityGroupList',
  'antiAffinityGroupList',
  'antiAffinityGroupView',
  'antiAffinityGroupMemberList',
  'instanceAntiAffinityGroupList',
] as const
