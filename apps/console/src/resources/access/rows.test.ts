import { expect, test } from 'vitest'
import { accessRows, roleIn } from './rows.ts'

const siloId = 'silo'
const people = {
  users: ['bob', 'ada', 'user-10', 'user-9'].map((id) => ({ id, displayName: `${id}@example.com`, siloId })),
  groups: [
    { id: 'red', displayName: 'Red', siloId },
    { id: 'blue', displayName: 'Blue', siloId },
  ],
}
const user = (identityId: string, roleName: 'admin' | 'collaborator' | 'viewer') =>
  ({ identityId, identityType: 'silo_user', roleName }) as const
const group = (identityId: string, roleName: 'admin' | 'collaborator' | 'viewer') =>
  ({ identityId, identityType: 'silo_group', roleName }) as const

test('groups come before users, each by name, and those who cannot be named last, by their ids', () => {
  const silo = {
    roleAssignments: [
      user('user-10', 'viewer'),
      user('0-gone', 'admin'),
      user('bob', 'viewer'),
      user('user-9', 'viewer'),
      user('ada', 'viewer'),
      group('red', 'viewer'),
      group('blue', 'admin'),
    ],
  }
  const rows = accessRows({ silo }, people)
  expect(rows.map(({ name }) => name)).toEqual([
    'Blue',
    'Red',
    'ada@example.com',
    'bob@example.com',
    'user-9@example.com',
    'user-10@example.com',
    '0-gone',
  ])
  expect(rows.at(-1)).toMatchObject({ id: '0-gone', isNamed: false, effective: 'admin' })
})

test('in a project everybody stands once, with what comes to most first', () => {
  const silo = { roleAssignments: [user('ada', 'collaborator'), group('red', 'viewer')] }
  const project = { roleAssignments: [user('ada', 'collaborator'), user('bob', 'viewer'), user('bob', 'admin')] }
  expect(accessRows({ silo, project }, people)).toEqual([
    expect.objectContaining({ id: 'red', effective: 'viewer', given: [{ scope: 'silo', role: 'viewer' }] }),
    expect.objectContaining({
      id: 'ada',
      effective: 'admin',
      given: [
        { scope: 'silo', role: 'collaborator' },
        { scope: 'project', role: 'collaborator' },
      ],
    }),
    expect.objectContaining({
      id: 'bob',
      effective: 'admin',
      given: [
        { scope: 'project', role: 'admin' },
        { scope: 'project', role: 'viewer' },
      ],
    }),
  ])
})

test('the role in one scope is the strongest given there', () => {
  const given = [
    { scope: 'silo', role: 'admin' },
    { scope: 'project', role: 'viewer' },
    { scope: 'project', role: 'collaborator' },
  ] as const
  expect([roleIn({ given }, 'project'), roleIn({ given }, 'silo')]).toEqual(['collaborator', 'admin'])
  expect(roleIn({ given: [] }, 'silo')).toBeUndefined()
})

test('on the fleet people are of several silos, and those who cannot be named of none', () => {
  const fleet = { roleAssignments: [user('ada', 'admin'), user('bob', 'viewer'), user('0-gone', 'viewer')] }
  const users = [...people.users.filter(({ id }) => id !== 'bob'), { id: 'bob', displayName: 'bob', siloId: 'other' }]
  const silos = new Map([
    ['silo', 'demo'],
    ['other', 'lab'],
  ])
  expect(
    accessRows({ fleet }, { ...people, users, silos }).map(({ id, silo, effective }) => [id, silo, effective]),
  ).toEqual([
    ['ada', 'demo', 'admin'],
    ['bob', 'lab', 'viewer'],
    ['0-gone', undefined, 'viewer'],
  ])
})
