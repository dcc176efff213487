import type { AffinityGroupMember } from '@plenum/api'
import { useQueries } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { isMoving, lastSeen, memberPoll } from './member-poll.ts'
import type { Member } from './member-poll.ts'
import type { Group } from './queries.ts'

/** One instance as a member of a group; `sort` says which of the two operations is asked. */
function memberQuery({ id, sort }: Pick<Group, 'id' | 'sort'>, instance: string) {
  const found =
    sort === 'affinity'
      ? query('affinityGroupMemberInstanceView', { params: { affinityGroup: id, instance } })
      : query('antiAffinityGroupMemberInstanceView', { params: { antiAffinityGroup: id, instance } })
  const queryKey: readonly unknown[] = found.queryKey
  return { queryKey, queryFn: (context: { signal: AbortSignal }) => found.queryFn(context) }
}

/** The members of a group; those whose state changes by itself are watched one by one. */
export function useMembersNow(group: Pick<Group, 'id' | 'sort'>, members: readonly AffinityGroupMember[]): Member[] {
  const values = members.map(({ value }) => value)
  const looks = useQueries({
    queries: values.filter(isMoving).map((member) => ({
      ...memberQuery(group, member.id),
      // What was seen of it during an earlier change says nothing about this one.
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }: { state: { data: AffinityGroupMember | undefined; error: Error | null } }) =>
        state.error === null && memberPoll(state.data?.value ?? member),
      // One that has left the group meanwhile is shown as it was in the list.
      throwOnError: false,
    })),
  })
  return lastSeen(values, new Map(looks.flatMap(({ data }) => (data ? [[data.value.id, data.value] as const] : []))))
}
