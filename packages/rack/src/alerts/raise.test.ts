import { beforeEach, describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { smallInstance } from '../testing/bodies.ts'
import type { RackUnderTest } from '../testing/rack-under-test.ts'
import { advanceAndArrive, newReceiver, rackWithWebhooks } from '../testing/webhooks.ts'
import type { Webhooks } from '../testing/webhooks.ts'
import { raiseAlert } from './raise.ts'

let rack: RackUnderTest
let webhooks: Webhooks
beforeEach(async () => {
  ;({ rack, webhooks } = await rackWithWebhooks())
})

/** What receivers were told, once they have been. */
async function told(after = 0): Promise<unknown[]> {
  await advanceAndArrive(rack, after)
  return webhooks.taken().map(({ body }) => [body['alert_class'], body['data']])
}

describe('receivers are told', () => {
  test('of silos that come and go', async () => {
    await newReceiver(rack, { subscriptions: ['silo.*'] })
    const operator = rack.as('operator')
    const body = { name: 'new', description: '', discoverable: true, tlsCertificates: [] }
    const quotas = { cpus: 0, memory: 0, storage: 0 }
    const create = { ...body, identityMode: 'local_only' as const, quotas, mappedFleetRoles: {} }
    const { id } = await operator.does('siloCreate', { body: create })
    const data = { silo_id: id, silo_name: 'new' }
    expect(await told()).toEqual([['silo.created', data]])
    await operator.isRefused('siloCreate', { body: create })
    await operator.does('siloDelete', { params: { silo: 'new' } })
    expect(await told()).toEqual([['silo.deleted', data]])
  })

  test('of an instance that fails, and of its restart', async () => {
    await newReceiver(rack, { subscriptions: ['instance.**'] })
    const project = await rack.newProject()
    const admin = rack.as('admin')
    const given = smallInstance('web', { start: true })
    const { id } = await admin.does('instanceCreate', { query: { project: project.id }, body: given })
    await rack.settle()
    await rack.fail(id)
    const data = {
      instance_id: id,
      instance_name: 'web',
      project_id: project.id,
      project_name: project.name,
      silo_id: await stableId('demo'),
    }
    expect(await told()).toEqual([['instance.failed', data]])
    expect(await told(10_000)).toEqual([['instance.restarted', data]])
    await admin.does('instanceStop', { params: { instance: id } })
    expect(await told(10_000)).toEqual([])
  })

  test('of no restart when somebody starts what had failed', async () => {
    await newReceiver(rack, { subscriptions: ['instance.restarted'] })
    const query = { project: (await rack.newProject()).id }
    const body = smallInstance('web', { start: true })
    const { id } = await rack.as('admin').does('instanceCreate', { query, body })
    await rack.settle()
    await rack.fail(id)
    await rack.as('admin').does('instanceStart', { params: { instance: id } })
    expect(await told(10_000)).toEqual([])
  })

  test('of a sled that has become part of the rack', async () => {
    await newReceiver(rack, { subscriptions: ['hardware.**'] })
    const operator = rack.as('operator')
    const [found] = (await operator.does('sledListUninitialized', {})).items
    const { serial = '', part = '' } = found?.baseboard ?? {}
    const { id } = await operator.does('sledAdd', { body: { serial, part } })
    expect(await told()).toEqual([])
    expect(await told(60_000)).toEqual([['hardware.sled.added', { sled_id: id, serial, part, rack_id: found?.rackId }]])
  })

  test('of a support bundle that has been collected', async () => {
    await newReceiver(rack, { subscriptions: ['support_bundle.*'] })
    const { id } = await rack.as('operator').does('supportBundleCreate', {})
    await advanceAndArrive(rack, 60_000)
    expect(await told()).toEqual([['support_bundle.finished', { support_bundle_id: id, state: 'active' }]])
  })

  test('of another target release', async () => {
    await newReceiver(rack, { subscriptions: ['system.**'] })
    const operator = rack.as('operator')
    const systemVersion = '1.0.0'
    await operator.does('targetReleaseUpdate', { body: { systemVersion } })
    expect(await told()).toEqual([['system.target_release.changed', { system_version: systemVersion }]])
    await operator.isRefused('targetReleaseUpdate', { body: { systemVersion: '2.0.0' } })
    expect(await told()).toEqual([])
  })

  test('of nothing but what its class has', async () => {
    await newReceiver(rack, { subscriptions: ['silo.*'] })
    const silo = { siloId: 'id', siloName: 'name', description: 'of nobody’s concern' }
    await rack.store.write((tx) => raiseAlert(tx, 'silo.created', silo, rack.now))
    expect(await told()).toEqual([['silo.created', { silo_id: 'id', silo_name: 'name' }]])
  })
})
