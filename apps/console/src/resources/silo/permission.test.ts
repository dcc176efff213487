import type { Group, Policy, Role } from '@plenum/api'
import { expect, test } from 'vitest'
import { rolesFrom } from './roles-from.ts'
import type { RoleFacts } from './roles-from.ts'
import { whyNotOperator, whyNotSiloPolicy } from './permission.ts'

const nobody: Policy = { roleAssignments: [] }
const given = (identityId: string, roleName: Role, identityType: 'silo_user' | 'silo_group' = 'silo_user'): Policy => ({
  roleAssignments: [{ identityId, identityType, roleName }],
})
const operations: Group = { id: 'operations', displayName: 'operations', siloId: 'demo' }

function roles(facts: Partial<RoleFacts>) {
  const me = { id: 'ada', siloId: 'demo' }
  return rolesFrom({ me, groups: [], fleetPolicy: nobody, siloPolicy: nobody, mappedFleetRoles: {}, ...facts })
}

test('a role on the fleet comes from its policy, directly and through a group', () => {
  expect(roles({}).fleet).toBeUndefined()
  expect(roles({ fleetPolicy: given('ada', 'viewer') }).fleet).toBe('viewer')
  expect(roles({ fleetPolicy: given('operations', 'admin', 'silo_group'), groups: [operations] }).fleet).toBe('admin')
  expect(roles({ fleetPolicy: given('operations', 'admin', 'silo_group') }).fleet).toBeUndefined()
})

test.each([
  ['admin', { admin: ['collaborator'] }, 'collaborator'],
  ['admin', { viewer: ['viewer'] }, 'viewer'],
  ['viewer', { viewer: ['admin'], admin: ['viewer'] }, 'admin'],
  ['viewer', { admin: ['admin'] }, undefined],
] satisfies [Role, RoleFacts['mappedFleetRoles'], Role | undefined][])(
  'a %s of a silo that maps %j has the fleet role %s',
  (role, mappedFleetRoles, expected) => {
    expect(roles({ siloPolicy: given('ada', role), mappedFleetRoles }).fleet).toBe(expected)
  },
)

test('the stronger of the role that was given and the one that the silo confers counts', () => {
  const facts = { siloPolicy: given('ada', 'admin'), mappedFleetRoles: { admin: ['viewer'] } } as const
  const mapped = { admin: [...facts.mappedFleetRoles.admin] }
  expect(roles({ ...facts, mappedFleetRoles: mapped, fleetPolicy: given('ada', 'collaborator') }).fleet).toBe(
    'collaborator',
  )
})

test('what a role does not allow is refused with what it takes', () => {
  const viewer = { siloId: 'demo', silo: undefined, fleet: 'viewer' } as const
  expect(whyNotOperator('createSilo', viewer)).toBe('This takes the role collaborator on the fleet; yours is viewer')
  expect(whyNotOperator('createSilo', { ...viewer, fleet: 'collaborator' })).toBeUndefined()
  expect(whyNotOperator('managePools', { ...viewer, fleet: 'collaborator' })).toContain('takes the role admin')
  expect(whyNotOperator('managePools', { ...viewer, fleet: undefined })).toContain('you have none')
})

test('admins of a silo may change it, and no other', () => {
  const roles = { siloId: 'demo', silo: 'admin', fleet: 'viewer' } as const
  expect(whyNotOperator('modifySilo', roles, 'demo')).toBeUndefined()
  expect(whyNotOperator('modifySilo', roles, 'lab')).toContain('collaborator')
  expect(whyNotOperator('modifySilo', { ...roles, silo: 'collaborator' }, 'demo')).toContain('collaborator')
  expect(whyNotOperator('managePools', roles, 'demo')).toContain('admin')
})

test('while roles are not known, nothing is refused', () => {
  expect(whyNotOperator('managePools', undefined)).toBeUndefined()
})

test('whoever gives roles in a silo must have what these confer on the fleet', () => {
  const roles = { siloId: 'demo', silo: undefined, fleet: 'collaborator' } as const
  expect(whyNotSiloPolicy(roles, { id: 'lab', mappedFleetRoles: {} })).toBeUndefined()
  expect(whyNotSiloPolicy(roles, { id: 'lab', mappedFleetRoles: { admin: ['collaborator'] } })).toBeUndefined()
  const mighty = { id: 'lab', mappedFleetRoles: { viewer: ['viewer'], admin: ['admin'] } } satisfies Parameters<
    typeof whyNotSiloPolicy
  >[1]
  expect(whyNotSiloPolicy(roles, mighty)).toBe(
    'Roles here bring the role admin on the fleet with them, so it takes that; yours is collaborator',
  )
  expect(whyNotSiloPolicy({ ...roles, fleet: 'admin' }, mighty)).toBeUndefined()
  expect(whyNotSiloPolicy({ ...roles, fleet: 'viewer' }, mighty)).toContain('takes the role collaborator')
  expect(whyNotSiloPolicy(undefined, mighty)).toBeUndefined()
})
