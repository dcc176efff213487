import type { Policy, Role } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { mergePolicies, PolicyConflict, rolesIn, withRole } from './policy-merge.ts'

const user = (identityId: string) => ({ identityId, identityType: 'silo_user' }) as const
const group = (identityId: string) => ({ identityId, identityType: 'silo_group' }) as const

/** `ada:admin +red:viewer`: users, and groups after a plus. */
function policy(text: string): Policy {
  const roles: Record<string, Role> = { admin: 'admin', collaborator: 'collaborator', viewer: 'viewer' }
  return {
    roleAssignments: text.split(' ').flatMap((each) => {
      const [, isGroup, id = '', role = ''] = /^(\+?)(.+):(.+)$/.exec(each) ?? []
      const roleName = roles[role]
      return roleName === undefined ? [] : [{ ...(isGroup ? group(id) : user(id)), roleName }]
    }),
  }
}

function text({ roleAssignments }: Policy): string {
  return roleAssignments
    .map(
      ({ identityId, identityType, roleName }) =>
        `${identityType === 'silo_group' ? '+' : ''}${identityId}:${roleName}`,
    )
    .toSorted()
    .join(' ')
}

test('somebody has the one role that they are given, and a group of the same id keeps its own', () => {
  const before = policy('ada:viewer ada:admin +ada:viewer bob:viewer')
  expect(rolesIn(before, user('ada'))).toEqual(['viewer', 'admin'])
  expect(text(withRole(before, user('ada'), 'collaborator'))).toBe('+ada:viewer ada:collaborator bob:viewer')
  expect(text(withRole(before, user('ada'), undefined))).toBe('+ada:viewer bob:viewer')
  expect(text(withRole(before, group('red'), 'admin'))).toBe('+ada:viewer +red:admin ada:admin ada:viewer bob:viewer')
})

describe('a change that meets another', () => {
  test.each([
    ['ada:viewer', 'ada:admin', 'ada:viewer', 'ada:admin', 'nothing happened meanwhile'],
    ['ada:viewer', 'ada:admin', 'ada:viewer bob:viewer', 'ada:admin bob:viewer', 'somebody else was added'],
    ['ada:viewer bob:viewer', 'ada:admin bob:viewer', 'ada:viewer', 'ada:admin', 'somebody else was removed'],
    ['ada:viewer bob:viewer', 'ada:admin bob:viewer', 'ada:viewer bob:admin', 'ada:admin bob:admin', 'another changed'],
    ['ada:viewer', '', 'ada:viewer bob:viewer', 'bob:viewer', 'a removal'],
    ['', 'ada:viewer', 'bob:viewer', 'ada:viewer bob:viewer', 'an addition'],
    ['ada:viewer', 'ada:admin', 'ada:admin', 'ada:admin', 'both did the same'],
    ['ada:viewer', '', '', '', 'both removed it'],
    ['ada:viewer +ada:viewer', 'ada:admin +ada:viewer', 'ada:viewer', 'ada:admin', 'a group of the same id went'],
    ['ada:viewer ada:admin', 'ada:viewer', 'ada:admin ada:viewer x:viewer', 'ada:viewer x:viewer', 'one of two roles'],
  ])('%j to %j, while it became %j: %j (%s)', (base, mine, theirs, merged) => {
    expect(text(mergePolicies(policy(base), policy(mine), policy(theirs)))).toBe(merged)
  })

  test.each([
    ['ada:viewer', 'ada:admin', 'ada:collaborator'],
    ['ada:viewer', 'ada:admin', ''],
    ['ada:viewer', '', 'ada:admin'],
    ['', 'ada:admin', 'ada:viewer'],
  ])('of the same identity is refused: %j to %j, while it became %j', (base, mine, theirs) => {
    expect(() => mergePolicies(policy(base), policy(mine), policy(theirs))).toThrow(PolicyConflict)
  })

  test('leaves what it was given as it is', () => {
    const [base, mine, theirs] = [policy('ada:viewer'), policy('ada:admin'), policy('ada:viewer bob:viewer')]
    mergePolicies(base, mine, theirs)
    expect([base, mine, theirs].map(text)).toEqual(['ada:viewer', 'ada:admin', 'ada:viewer bob:viewer'])
  })
})
