import { isTransitional } from '@plenum/api/instance-rules'
import type { AffinityGroupMember } from '@plenum/api'

export type Member = AffinityGroupMember['value']

/** While a member changes by itself, in milliseconds. */
const FAST = 1000

export function isMoving({ runState }: Pick<Member, 'runState'>): boolean {
  return isTransitional(runState)
}

/** How soon a member should be looked at again; false when it stays as it is. */
export function memberPoll(member: Pick<Member, 'runState'>): number | false {
  return isMoving(member) ? FAST : false
}

/** The members as they were last seen: `looks` are newer than the list, of those that were on the move in it. */
export function lastSeen(members: readonly Member[], looks: ReadonlyMap<string, Member>): Member[] {
  return members.map((member) => (isMoving(member) ? (looks.get(member.id) ?? member) : member))
}
