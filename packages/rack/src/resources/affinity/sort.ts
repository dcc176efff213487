import type { AffinityWord } from '@plenum/api'

/** The two sorts of groups: they are kept alike, and mean the opposite. */
export type Sort = 'affinityGroup' | 'antiAffinityGroup'

/** By sort, the kind that keeps who is in its groups, and what messages call it. */
export const sorts = {
  affinityGroup: { members: 'affinityGroupMember', word: 'affinity', type: 'affinity-group' },
  antiAffinityGroup: { members: 'antiAffinityGroupMember', word: 'anti-affinity', type: 'anti-affinity-group' },
} as const satisfies Record<Sort, { members: string; word: AffinityWord; type: string }>
