import type { InstanceState } from '@plenum/api/instance-rules'
import { expect, test } from 'vitest'
import { lastSeen, memberPoll } from './member-poll.ts'

const member = (id: string, runState: InstanceState) => ({ id, name: id, runState })
const looksAt = (...seen: ReturnType<typeof member>[]) => new Map(seen.map((each) => [each.id, each]))

test.each<[InstanceState, number | false]>([
  ['starting', 1000],
  ['stopping', 1000],
  ['rebooting', 1000],
  ['running', false],
  ['stopped', false],
  ['failed', false],
])('a member that is %s is looked at again after %s', (runState, expected) => {
  expect(memberPoll({ runState })).toBe(expected)
})

test('one that was on the move is shown as it was seen last', () => {
  const members = [member('a', 'starting'), member('b', 'stopping')]
  expect(lastSeen(members, looksAt(member('a', 'running')))).toEqual([member('a', 'running'), member('b', 'stopping')])
})

test('a list that is newer than what was seen before counts', () => {
  expect(lastSeen([member('a', 'stopped')], looksAt(member('a', 'running')))).toEqual([member('a', 'stopped')])
})
