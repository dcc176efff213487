import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { FLEET_ID } from '../store/kinds.ts'
import { GiB } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { Who } from '../testing/rack-under-test.ts'
import { forbidden, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const demo = { params: { silo: 'demo' } }
const lab = { params: { silo: 'lab' } }
const labAdmin = rack.as({ silo: 'lab', user: 'admin' })

describe('the quotas of a silo', () => {
  test('are what it may have, by name and by id', async () => {
    const siloId = await stableId('lab')
    const quotas = { siloId, cpus: 64, memory: 256 * GiB, storage: 2048 * GiB }
    expect(await operator.does('siloQuotasView', lab)).toEqual(quotas)
    expect(await operator.does('siloQuotasView', { params: { silo: siloId } })).toEqual(quotas)
  })

  test('are none as long as nobody has set any', async () => {
    const id = crypto.randomUUID()
    const times = { timeCreated: rack.now, timeModified: rack.now }
    await rack.store.write((tx) =>
      tx.insert('silo', {
        id,
        name: 'bare',
        description: '',
        ...times,
        identityMode: 'saml_jit',
        discoverable: true,
        mappedFleetRoles: {},
      }),
    )
    const params = { silo: 'bare' }
    expect(await operator.does('siloQuotasView', { params })).toEqual({ siloId: id, cpus: 0, memory: 0, storage: 0 })
    const body = { cpus: 1 }
    expect(await operator.does('siloQuotasUpdate', { params, body })).toMatchObject({ cpus: 1, memory: 0, storage: 0 })
  })

  test('change where something is said, and show in the utilization', async () => {
    const before = await labAdmin.does('siloQuotasView', lab)
    const body = { cpus: 7, memory: null }
    expect(await operator.does('siloQuotasUpdate', { ...lab, body })).toEqual({ ...before, cpus: 7 })
    const { siloId: _, ...capacity } = { ...before, cpus: 7 }
    expect((await labAdmin.does('utilizationView', {})).capacity).toEqual(capacity)
  })

  test.each([{ cpus: -1 }, { memory: 0.5 }, { storage: -GiB }])('cannot be %j', async (body) => {
    expect(await operator.isRefused('siloQuotasUpdate', { ...lab, body })).toMatchObject({
      status: 400,
      code: undefined,
    })
  })

  test.each<Who>(['admin', 'collaborator', 'viewer', 'newcomer'])('can be seen by %s of the silo', async (who) => {
    expect((await rack.as(who).does('siloQuotasView', demo)).cpus).toBe(800)
  })

  test('are hidden where the silo is', async () => {
    expect(await labAdmin.isRefused('siloQuotasView', demo)).toEqual(notFound('silo', { name: 'demo' }))
    expect(await labAdmin.isRefused('siloQuotasUpdate', { ...demo, body: {} })).toEqual(
      notFound('silo', { name: 'demo' }),
    )
    expect(await operator.isRefused('siloQuotasView', { params: { silo: 'nowhere' } })).toEqual(
      notFound('silo', { name: 'nowhere' }),
    )
  })

  test.each<Who>(['collaborator', 'viewer', 'newcomer'])('cannot be changed by %s', async (who) => {
    expect(await rack.as(who).isRefused('siloQuotasUpdate', { ...demo, body: {} })).toEqual(forbidden)
  })

  test('can be changed by administrators of the silo', async () => {
    expect(await rack.as('admin').does('siloQuotasUpdate', { ...demo, body: {} })).toMatchObject({ cpus: 800 })
  })

  test.each([
    ['viewer', false],
    ['collaborator', true],
    ['admin', true],
  ] as const)('of another silo can be changed by a %s of the fleet: %s', async (roleName, may) => {
    const fresh = await rackUnderTest()
    const assignment = {
      identityType: 'silo_user',
      identityId: await stableId('demo/user/newcomer'),
      roleName,
    } as const
    await fresh.edit('policy', FLEET_ID, (policy) => ({ ...policy, roleAssignments: [assignment] }))
    const result = await fresh.as('newcomer').call('siloQuotasUpdate', { ...lab, body: {} })
    expect(result).toMatchObject(may ? { type: 'success' } : { type: 'error', status: 403 })
  })
})
