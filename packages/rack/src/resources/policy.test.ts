import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { FLEET_ID } from '../store/kinds.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { Who } from '../testing/rack-under-test.ts'
import { forbidden } from '../testing/refusals.ts'

const rack = await rackUnderTest()

describe("the silo's policy", () => {
  test.each(['operator', 'admin', 'collaborator', 'viewer', 'newcomer'] as const)('is shown to %s', async (who) => {
    const { roleAssignments } = await rack.as(who).does('policyView', {})
    expect(roleAssignments).toContainEqual({
      identityType: 'silo_user',
      identityId: await stableId('demo/user/viewer'),
      roleName: 'viewer',
    })
  })

  test("is that of the caller's silo", async () => {
    const { roleAssignments } = await rack.as({ silo: 'lab', user: 'viewer' }).does('policyView', {})
    const ids = await Promise.all(['admin', 'researcher', 'viewer'].map((name) => stableId(`lab/user/${name}`)))
    expect(roleAssignments.map(({ identityId }) => identityId)).toEqual(ids)
  })

  test('is ordered by role, then by identity', async () => {
    const { roleAssignments } = await rack.as('viewer').does('policyView', {})
    const keys = roleAssignments.map(({ roleName, identityId }) => `${roleName} ${identityId}`)
    expect(keys).toHaveLength(5)
    expect(keys).toEqual(keys.toSorted())
  })
})

describe("the fleet's policy", () => {
  test('is shown to its operators', async () => {
    expect(await rack.as('operator').does('systemPolicyView', {})).toEqual({
      roleAssignments: [
        { identityType: 'silo_user', identityId: await stableId('demo/user/operator'), roleName: 'admin' },
      ],
    })
  })

  test.each<Who>(['admin', 'collaborator', 'viewer', 'newcomer', { silo: 'lab', user: 'admin' }])(
    'is forbidden to %j, however much they are in their silo',
    async (who) => {
      expect(await rack.as(who).isRefused('systemPolicyView', {})).toEqual(forbidden)
    },
  )

  test('is shown to a viewer of the fleet who is nobody in any silo', async () => {
    const fresh = await rackUnderTest()
    const identityId = await stableId('demo/user/newcomer')
    const assignment = { identityType: 'silo_user', identityId, roleName: 'viewer' } as const
    await fresh.edit('policy', FLEET_ID, (policy) => ({ ...policy, roleAssignments: [assignment] }))
    expect(await fresh.as('newcomer').does('systemPolicyView', {})).toEqual({ roleAssignments: [assignment] })
    expect(await fresh.as('operator').isRefused('systemPolicyView', {})).toEqual(forbidden)
  })
})

test('without any assignment a policy is an empty list', async () => {
  const fresh = await rackUnderTest()
  const { siloId } = await fresh.as('newcomer').does('currentUserView', {})
  await fresh.store.write((tx) => tx.delete('policy', siloId))
  expect(await fresh.as('newcomer').does('policyView', {})).toEqual({ roleAssignments: [] })
})
