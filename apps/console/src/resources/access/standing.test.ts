import type { Policy, Role } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { losesAdmin, standingOf } from './standing.ts'

const ada = { id: 'ada' }
const red = { id: 'red', displayName: 'Red', siloId: 'silo' }
const blue = { id: 'blue', displayName: 'Blue', siloId: 'silo' }

/** Roles by identity; those of groups are red and blue. */
function policy(given: Record<string, Role>): Policy {
  return {
    roleAssignments: Object.entries(given).map(([identityId, roleName]) => ({
      identityId,
      identityType: ['red', 'blue'].includes(identityId) ? 'silo_group' : 'silo_user',
      roleName,
    })),
  }
}

const none = policy({})

/** Each reason as `project.viewer via Red gives viewer`. */
function reasons(...args: Parameters<typeof standingOf>): string[] {
  return standingOf(...args).sources.map(
    ({ scope, role, group, gives }) => `${scope}.${role}${group ? ` via ${group.displayName}` : ''} gives ${gives}`,
  )
}

describe('in the silo', () => {
  test('somebody is what the strongest of their roles makes them', () => {
    const silo = policy({ ada: 'viewer', red: 'collaborator', blue: 'viewer', bob: 'admin' })
    expect(standingOf(ada, [red, blue], { silo }).effective).toBe('collaborator')
    expect(reasons(ada, [blue, red], { silo })).toEqual([
      'silo.collaborator via Red gives collaborator',
      'silo.viewer gives viewer',
      'silo.viewer via Blue gives viewer',
    ])
  })

  test('somebody without a role is nothing, also where a group has their id', () => {
    expect(standingOf({ id: 'red' }, [], { silo: policy({ red: 'admin' }) })).toEqual({
      effective: undefined,
      sources: [],
    })
  })
})

describe('in a project', () => {
  test.each([
    [{}, { ada: 'viewer' }, 'viewer'],
    [{ ada: 'viewer' }, {}, 'viewer'],
    [{ ada: 'viewer' }, { ada: 'collaborator' }, 'collaborator'],
    [{ ada: 'collaborator' }, {}, 'admin'],
    [{ ada: 'collaborator' }, { ada: 'viewer' }, 'admin'],
    [{ red: 'admin' }, { ada: 'viewer' }, 'admin'],
    [{}, {}, undefined],
  ] as const)('silo %j and project %j make %s', (silo, project, effective) => {
    const policies = { silo: policy(silo), project: policy(project) }
    expect(standingOf(ada, [red], policies).effective).toBe(effective)
  })

  test('what the silo gives comes first where it gives more', () => {
    const policies = { silo: policy({ red: 'collaborator' }), project: policy({ ada: 'collaborator' }) }
    expect(reasons(ada, [red], policies)).toEqual([
      'silo.collaborator via Red gives admin',
      'project.collaborator gives collaborator',
    ])
  })
})

describe('an admin loses that role', () => {
  test.each([
    [{ silo: policy({ ada: 'admin' }) }, { silo: none }, true],
    [{ silo: policy({ ada: 'admin' }) }, { silo: policy({ ada: 'collaborator' }) }, true],
    [{ silo: policy({ red: 'admin' }) }, { silo: policy({ red: 'viewer' }) }, true],
    [{ silo: policy({ ada: 'admin', red: 'admin' }) }, { silo: policy({ red: 'admin' }) }, false],
    [{ silo: policy({ ada: 'viewer' }) }, { silo: none }, false],
    [{ silo: policy({ bob: 'admin' }) }, { silo: none }, false],
    [{ silo: none, project: policy({ ada: 'admin' }) }, { silo: none, project: none }, true],
    [
      { silo: policy({ ada: 'collaborator' }), project: policy({ ada: 'admin' }) },
      { silo: policy({ ada: 'collaborator' }), project: none },
      false,
    ],
  ])('from %j to %j: %s', (before, after, expected) => {
    expect(losesAdmin(ada, [red], before, after)).toBe(expected)
  })
})
