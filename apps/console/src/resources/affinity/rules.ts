import { affinityLimits } from '@plenum/api/affinity-rules'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { InstanceState } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'
import type { Group } from './queries.ts'

/** Why an instance cannot join another group, whichever; undefined when it can. */
export function whyNotJoinAny(state: InstanceState, all: readonly Group[], mine: readonly Group[]): string | undefined {
  const reason = whyNotInstance('addToAffinityGroup', state)
  if (reason !== undefined) return reason
  if (all.length === 0) return 'There are no affinity groups in this project'
  return joinable(all, mine).length === 0 ? 'It is in every group that it can be in' : undefined
}

/** The groups that an instance could still join. */
export function joinable(all: readonly Group[], mine: readonly Group[]): Group[] {
  const joined = new Set(mine.map(({ id }) => id))
  const isFull = (sort: Group['sort']) =>
    mine.filter((group) => group.sort === sort).length >= affinityLimits.groupsOfInstance
  return all.filter(({ id, sort }) => !joined.has(id) && !isFull(sort))
}

/** Why no member can be added to a group; undefined when one can. */
export function whyNotAddMember(members: readonly { id: string }[], instances: readonly { id: string }[]) {
  if (members.length >= affinityLimits.members) return `A group can have at most ${affinityLimits.members} members`
  if (instances.length === 0) return 'There are no instances in this project'
  const inIt = new Set(members.map(({ id }) => id))
  return instances.every(({ id }) => inIt.has(id)) ? 'All instances of the project are in it' : undefined
}

/** Why one instance cannot be chosen; undefined when it can. */
export function whyNotChoose({ runState }: Pick<Instance, 'runState'>): string | undefined {
  return whyNotInstance('addToAffinityGroup', runState)
}
