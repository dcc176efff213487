import type { RoleAssignment } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { forbidden, notFound, unparsable } from '../testing/refusals.ts'

const viewer: RoleAssignment = {
  identityType: 'silo_user',
  identityId: await stableId('demo/user/viewer'),
  roleName: 'viewer',
}
const newcomer: RoleAssignment = { ...viewer, identityId: await stableId('demo/user/newcomer') }

/** By each way in, what is called to see and to replace a policy of a rack of its own. */
async function policyOf(what: 'fleet' | 'own silo' | 'silo' | 'project') {
  const rack = await rackUnderTest()
  const operator = rack.as('operator')
  switch (what) {
    case 'fleet':
      return {
        rack,
        see: () => operator.does('systemPolicyView', {}),
        replace: (roleAssignments: RoleAssignment[]) =>
          operator.call('systemPolicyUpdate', { body: { roleAssignments } }),
      }
    case 'own silo':
      return {
        rack,
        see: () => rack.as('viewer').does('policyView', {}),
        replace: (roleAssignments: RoleAssignment[]) =>
          rack.as('admin').call('policyUpdate', { body: { roleAssignments } }),
      }
    case 'silo':
      return {
        rack,
        see: () => rack.as('viewer').does('siloPolicyView', { params: { silo: 'demo' } }),
        replace: (roleAssignments: RoleAssignment[]) =>
          operator.call('siloPolicyUpdate', { params: { silo: 'demo' }, body: { roleAssignments } }),
      }
    case 'project': {
      const params = { project: 'storefront' }
      return {
        rack,
        see: () => rack.as('viewer').does('projectPolicyView', { params }),
        replace: (roleAssignments: RoleAssignment[]) =>
          rack.as('admin').call('projectPolicyUpdate', { params, body: { roleAssignments } }),
      }
    }
  }
}

describe.each(['own silo', 'silo', 'project', 'fleet'] as const)('the policy of the %s', (what) => {
  test('is replaced as a whole, and answered in order', async () => {
    const { see, replace } = await policyOf(what)
    const admin = { ...newcomer, roleName: 'admin' } as const
    const given = [newcomer, viewer, admin]
    const expected = { roleAssignments: [admin, ...[newcomer, viewer].toSorted(byId)] }
    expect(await replace(given)).toMatchObject({ type: 'success', data: expected })
    if (what !== 'fleet') expect(await see()).toEqual(expected)
  })

  test('counts once what is given twice, and keeps several roles of one identity', async () => {
    const { replace } = await policyOf(what)
    const group = { ...viewer, identityType: 'silo_group' } as const
    const result = await replace([viewer, { ...viewer, roleName: 'admin' }, viewer, group, viewer])
    const { roleAssignments } = result.type === 'success' ? result.data : { roleAssignments: [] }
    expect(roleAssignments).toHaveLength(3)
    expect(roleAssignments).toContainEqual(group)
  })

  test('may name identities that nobody knows', async () => {
    const { replace } = await policyOf(what)
    const unknown = { ...viewer, identityId: crypto.randomUUID() }
    expect(await replace([unknown])).toMatchObject({ type: 'success', data: { roleAssignments: [unknown] } })
  })

  test('may become empty, though nobody can undo that', async () => {
    const { replace } = await policyOf(what)
    expect(await replace([])).toMatchObject({ type: 'success', data: { roleAssignments: [] } })
  })

  test('has at most 64 assignments', async () => {
    const { replace } = await policyOf(what)
    const many = Array.from({ length: 65 }, () => ({ ...viewer, identityId: crypto.randomUUID() }))
    expect(await replace(many.slice(1))).toMatchObject({ type: 'success' })
    const { message } = unparsable(
      'unable to parse JSON body: role_assignments: invalid length, expected a list of at most 64 role assignments',
    )
    expect(await replace(many)).toMatchObject({ type: 'error', status: 400, error: { message } })
  })
})

function byId(a: RoleAssignment, b: RoleAssignment): number {
  return a.identityId < b.identityId ? -1 : 1
}

describe('a role that is given', () => {
  test('in a project is held at once, and is gone with the next list', async () => {
    const { rack, replace } = await policyOf('project')
    const params = { project: 'storefront' }
    const asNewcomer = rack.as('newcomer')
    const hidden = notFound('project', { name: 'storefront' })
    expect(await asNewcomer.isRefused('projectView', { params })).toEqual(hidden)
    await replace([newcomer])
    expect(await asNewcomer.does('projectView', { params })).toMatchObject({ name: 'storefront' })
    await replace([])
    expect(await asNewcomer.isRefused('projectView', { params })).toEqual(hidden)
  })

  test('on the fleet can be given away, also the last one', async () => {
    const { rack, replace } = await policyOf('fleet')
    await replace([{ ...newcomer, roleName: 'admin' }])
    expect(await rack.as('operator').isRefused('systemPolicyView', {})).toEqual(forbidden)
    const body = { roleAssignments: [] }
    expect(await rack.as('newcomer').does('systemPolicyUpdate', { body })).toEqual(body)
  })
})

describe('what there is not', () => {
  const body = { roleAssignments: [] }

  test('has no policy', async () => {
    const rack = await rackUnderTest()
    const operator = rack.as('operator')
    const silo = { params: { silo: 'nowhere' } }
    expect(await operator.isRefused('siloPolicyView', silo)).toEqual(notFound('silo', { name: 'nowhere' }))
    expect(await operator.isRefused('siloPolicyUpdate', { ...silo, body })).toEqual(
      notFound('silo', { name: 'nowhere' }),
    )
    const project = { params: { project: 'nothing' } }
    const hidden = notFound('project', { name: 'nothing' })
    expect(await rack.as('admin').isRefused('projectPolicyView', project)).toEqual(hidden)
    expect(await rack.as('admin').isRefused('projectPolicyUpdate', { ...project, body })).toEqual(hidden)
  })
})
