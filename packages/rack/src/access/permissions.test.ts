import { expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

const rack = await rackUnderTest()

test('a role that a group holds is held by its members', async () => {
  const project = await rack.newProject()
  const params = { project: project.id }
  expect((await rack.as('newcomer').isRefused('projectView', { params })).status).toBe(404)
  const identityId = await stableId('demo/group/operations')
  const userId = await stableId('demo/user/newcomer')
  const held = { identityType: 'silo_group', identityId, roleName: 'viewer' } as const
  await rack.store.write(async (tx) => {
    await tx.insert('membership', { id: crypto.randomUUID(), userId, groupId: identityId })
    await tx.insert('policy', { id: project.id, roleAssignments: [held] })
  })
  expect((await rack.as('newcomer').does('projectView', { params })).id).toBe(project.id)
})

test('of several roles the strongest counts', async () => {
  const project = await rack.newProject()
  await rack.give('viewer', 'admin', project)
  const body = { description: 'by a viewer of the silo who is more here' }
  const renamed = await rack.as('viewer').does('projectUpdate', { params: { project: project.id }, body })
  expect(renamed.description).toBe(body.description)
})
