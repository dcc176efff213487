import type { Policy } from '@plenum/api'
import { expect, test } from 'vitest'
import { PolicyConflict, withRole } from './policy-merge.ts'
import { replacePolicy } from './replace-policy.ts'

const user = (identityId: string) => ({ identityId, identityType: 'silo_user' }) as const
const viewer = (identityId: string) => ({ ...user(identityId), roleName: 'viewer' }) as const

const later = () => new Promise<void>((settle) => setImmediate(settle))

/** A policy elsewhere, each read and write of which takes a while. */
function remote(...names: string[]) {
  let now: Policy = { roleAssignments: names.map(viewer) }
  return {
    names: () => now.roleAssignments.map(({ identityId }) => identityId),
    add: (name: string) => {
      now = withRole(now, user(name), 'viewer')
    },
    current: () => now,
    view: async () => {
      const seen = now
      await later()
      return seen
    },
    replace: async (policy: Policy) => {
      await later()
      now = policy
      return now
    },
  }
}

test('several changes at once all count', async () => {
  const policy = remote('ada', 'bob', 'cyd', 'dan')
  const base = policy.current()
  await Promise.all(['ada', 'cyd'].map((name) => replacePolicy(policy, base, withRole(base, user(name), undefined))))
  expect(policy.names()).toEqual(['bob', 'dan'])
})

test('what somebody else changed since it was looked at is kept', async () => {
  const policy = remote('ada', 'bob')
  const base = policy.current()
  policy.add('eve')
  await replacePolicy(policy, base, withRole(base, user('ada'), undefined))
  expect(policy.names()).toEqual(['bob', 'eve'])
})

test('a change that is refused changes nothing, and does not hold up the next', async () => {
  const policy = remote('ada', 'bob')
  const base = policy.current()
  const made = withRole(base, user('ada'), 'admin')
  await policy.replace(withRole(base, user('ada'), undefined))
  await expect(replacePolicy(policy, base, made)).rejects.toBeInstanceOf(PolicyConflict)
  expect(policy.names()).toEqual(['bob'])
  await replacePolicy(policy, base, withRole(base, user('cyd'), 'viewer'))
  expect(policy.names()).toEqual(['bob', 'cyd'])
})

test('no more roles are given than there is room for', async () => {
  const policy = remote(...Array.from({ length: 63 }, (_, number) => `user-${number}`))
  const base = policy.current()
  policy.add('eve')
  await expect(replacePolicy(policy, base, withRole(base, user('ada'), 'viewer'))).rejects.toThrow(/room for 64/)
  expect(policy.names()).toHaveLength(64)
})
