import type { MappedFleetRoles, Role } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { withFleetRole } from '../testing/fleet-role.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { RackUnderTest } from '../testing/rack-under-test.ts'
import { forbidden } from '../testing/refusals.ts'

/** A rack of its own, in whose silo `demo` roles confer roles on the fleet. */
async function rackWith(mappedFleetRoles: MappedFleetRoles, silo = 'demo'): Promise<RackUnderTest> {
  const rack = await rackUnderTest()
  await rack.edit('silo', await stableId(silo), (document) => ({ ...document, mappedFleetRoles }))
  return rack
}

const operatorId = await stableId('demo/user/operator')
const demo = { params: { silo: 'demo' } }
const body = { roleAssignments: [] }

describe('who is what in a silo whose roles confer roles on the fleet', () => {
  test.each<[Role, MappedFleetRoles, boolean]>([
    ['collaborator', {}, true],
    ['collaborator', { admin: ['collaborator'] }, true],
    ['collaborator', { admin: [], viewer: ['viewer'] }, true],
    ['collaborator', { admin: ['admin'] }, false],
    ['collaborator', { viewer: ['admin', 'viewer'] }, false],
    ['admin', { viewer: ['admin'] }, true],
  ])('is changed by a %s of the fleet with %j: %j', async (role, mapping, mayDo) => {
    const rack = await rackWith(mapping)
    const caller = await withFleetRole(rack, role)
    const before = await rack.as('viewer').does('policyView', {})
    if (mayDo) expect(await caller.does('siloPolicyUpdate', { ...demo, body })).toEqual(body)
    else {
      expect(await caller.isRefused('siloPolicyUpdate', { ...demo, body })).toEqual(forbidden)
      expect(await rack.as('viewer').does('policyView', {})).toEqual(before)
    }
  })

  test('is not changed by a collaborator of the fleet in their own silo either, however they ask', async () => {
    const rack = await rackWith({ collaborator: ['admin'] }, 'lab')
    const caller = await withFleetRole(rack, 'collaborator')
    expect(await caller.isRefused('policyUpdate', { body })).toEqual(forbidden)
    expect(await caller.isRefused('siloPolicyUpdate', { params: { silo: 'lab' }, body })).toEqual(forbidden)
  })

  test("is changed by the silo's own administrators, however they ask", async () => {
    const rack = await rackWith({ viewer: ['admin'] })
    const mine = {
      identityType: 'silo_user',
      identityId: await stableId('demo/user/admin'),
      roleName: 'admin',
    } as const
    const kept = { roleAssignments: [mine] }
    expect(await rack.as('admin').does('siloPolicyUpdate', { ...demo, body: kept })).toEqual(kept)
    expect(await rack.as('admin').does('policyUpdate', { body })).toEqual(body)
  })
})

describe('the password of somebody with a role on the fleet', () => {
  const query = { silo: 'demo' }
  const password = { mode: 'password', value: 'mine now' } as const
  const ofOperator = { params: { userId: operatorId }, query, body: password }

  test('is not set by an administrator of the silo who has none', async () => {
    const rack = await rackUnderTest()
    const before = await rack.store.read((tx) => tx.get('user', operatorId))
    for (const body of [password, { mode: 'login_disallowed' } as const])
      expect(await rack.as('admin').isRefused('localIdpUserSetPassword', { ...ofOperator, body })).toEqual(forbidden)
    expect(await rack.store.read((tx) => tx.get('user', operatorId))).toEqual(before)
  })

  test('is set by themselves, and by who has as strong a role', async () => {
    const rack = await rackUnderTest()
    await rack.as('operator').does('localIdpUserSetPassword', ofOperator)
    await (await withFleetRole(rack, 'admin')).does('localIdpUserSetPassword', ofOperator)
  })

  test('that the silo confers is set by its administrators, who have it too', async () => {
    const rack = await rackWith({ viewer: ['viewer'] })
    const params = { userId: await stableId('demo/user/viewer') }
    await rack.as('admin').does('localIdpUserSetPassword', { params, query, body: password })
  })
})
