import { expect, test } from 'vitest'
import { identityOf, identityOptions } from './identity-option.ts'

const siloId = 'silo'
const people = {
  users: [
    { id: 'u2', displayName: 'bob', siloId },
    { id: 'u1', displayName: 'ada', siloId },
    { id: 'u3', displayName: 'red', siloId },
  ],
  groups: [
    { id: 'g2', displayName: 'red', siloId },
    { id: 'g1', displayName: 'blue', siloId },
  ],
}

test('whoever has no role yet can be chosen: groups, then users, each by name', () => {
  const taken = [
    { identityId: 'u2', identityType: 'silo_user', roleName: 'viewer' },
    // A user of a group's id would be somebody else.
    { identityId: 'g1', identityType: 'silo_user', roleName: 'viewer' },
  ] as const
  const options = identityOptions(people, { roleAssignments: [...taken] })
  expect(options.map(({ label, description }) => [label, description])).toEqual([
    ['blue', 'Group'],
    ['red', 'Group'],
    ['ada', undefined],
    ['red', undefined],
  ])
  expect(options.map(({ value }) => identityOf(value))).toEqual([
    { identityId: 'g1', identityType: 'silo_group' },
    { identityId: 'g2', identityType: 'silo_group' },
    { identityId: 'u1', identityType: 'silo_user' },
    { identityId: 'u3', identityType: 'silo_user' },
  ])
})
