import { isHalted } from './instance-rules.ts'
import type { InstanceState } from './instance-rules.ts'

/** Which instances may join which groups. */

export type AffinityWord = 'affinity' | 'anti-affinity'

export const affinityLimits = {
  members: 32,
  /** Of each of the two sorts. */
  groupsOfInstance: 16,
} as const

interface Joining {
  /** How many members the group has. */
  members: number
  /** How many groups of that sort the instance is in. */
  groups: number
  state: InstanceState
}

/** Why an instance cannot join a group that it is not in; undefined when it can. */
export function whyNotJoin(word: AffinityWord, { members, groups, state }: Joining): string | undefined {
  if (members >= affinityLimits.members)
    return `${word === 'affinity' ? 'Affinity' : 'Anti-affinity'} group already has maximum allowed members (${affinityLimits.members})`
  if (groups >= affinityLimits.groupsOfInstance)
    return `Instance already belongs to maximum allowed ${word} groups (${affinityLimits.groupsOfInstance})`
  // A sled is reserved for as long as there is a VM.
  return isHalted(state) ? undefined : `Instance cannot be added to ${word} group with reservation`
}
