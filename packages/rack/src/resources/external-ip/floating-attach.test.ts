import type { InstanceState } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { newOutside } from '../../testing/external-ips.ts'
import { addPool, freshRange } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, notFound, unavailable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const MISSING = '00000000-0000-4000-8000-000000000000'
const pool = await addPool(rack, 'pool', {}, [freshRange(250)])

const toInstance = (parent: string) => ({ kind: 'instance', parent }) as const

/** A project with a stopped instance and a floating IP that is attached to nothing. */
async function bench() {
  const outside = await newOutside(rack)
  const instance = await outside.addInstance('machine')
  const floating = await outside.addFloating('address', { pool })
  const params = { floatingIp: floating.id }
  const view = () => admin.does('floatingIpView', { params })
  const attach = (parent = instance) => admin.does('floatingIpAttach', { params, body: toInstance(parent) })
  const refusal = (parent = instance) => admin.isRefused('floatingIpAttach', { params, body: toInstance(parent) })
  return { outside, instance, floating, params, view, attach, refusal }
}

describe('attaching a floating IP', () => {
  test('makes it one of the instance', async () => {
    const { outside, instance, floating, attach } = await bench()
    await rack.advance(1000)
    const attached = await attach()
    expect(attached).toEqual({ ...floating, instanceId: instance, timeModified: rack.now })
    expect(await outside.externalIpsOf(instance)).toEqual([{ kind: 'floating', ...attached }])
  })

  test('finds the instance by name in the project of the floating IP', async () => {
    const { instance, attach } = await bench()
    expect((await attach('machine')).instanceId).toBe(instance)
  })

  test('to where it is changes nothing, whatever the state of the instance', async () => {
    const { instance, attach } = await bench()
    const attached = await attach()
    await rack.put(instance, 'starting')
    await rack.advance(1000)
    expect(await attach()).toEqual(attached)
  })

  test('is refused while it is attached to another', async () => {
    const { outside, attach, refusal } = await bench()
    await attach()
    expect(await refusal(await outside.addInstance('other'))).toEqual(
      invalidRequest('floating IP cannot be attached to one instance while still attached to another'),
    )
  })

  test('is refused for an instance of another project', async () => {
    const { refusal, view, floating } = await bench()
    const elsewhere = await (await newOutside(rack)).addInstance('machine')
    expect(await refusal(elsewhere)).toEqual(invalidRequest('floating IP must be in the same project as the instance'))
    expect(await view()).toEqual(floating)
  })

  test('is refused for an instance that has 32 external IPs already', async () => {
    const { outside, instance, refusal, attach } = await bench()
    await admin.does('instanceEphemeralIpAttach', { params: { instance }, body: {} })
    for (let count = 0; count < 31; count++) {
      await outside.addFloating(`f-${count}`)
      await outside.attach(`f-${count}`, instance)
    }
    expect(await refusal()).toEqual(invalidRequest('an instance may not have more than 32 external IP addresses'))
    await admin.does('instanceEphemeralIpDetach', { params: { instance } })
    expect((await attach()).instanceId).toBe(instance)
  })

  test('to several at once attaches it to one', async () => {
    const { outside, params } = await bench()
    const instances = [await outside.addInstance('a'), await outside.addInstance('b'), await outside.addInstance('c')]
    const results = await Promise.all(
      instances.map((id) => admin.call('floatingIpAttach', { params, body: toInstance(id) })),
    )
    expect(results.filter(({ type }) => type === 'success')).toHaveLength(1)
  })

  test('needs an instance that the caller can see', async () => {
    const { refusal } = await bench()
    expect(await refusal('missing')).toEqual(notFound('instance', { name: 'missing' }))
    expect(await refusal(MISSING)).toEqual(notFound('instance', { id: MISSING }))
    const lab = rack.as({ silo: 'lab', user: 'admin' })
    const params = { instance: 'reducer-01' }
    const { id } = await lab.does('instanceView', { params, query: { project: 'telescope' } })
    expect(await refusal(id)).toEqual(notFound('instance', { id }))
  })

  test('knows of nothing but instances', async () => {
    const { params } = await bench()
    const url = `http://rack.test/v1/floating-ips/${params.floatingIp}/attach`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ kind: 'probe', parent: MISSING })
    expect((await admin.raw(new Request(url, { method: 'POST', headers, body }))).status).toBe(400)
  })
})

describe('detaching a floating IP', () => {
  test('keeps its address, and what is detached stays so', async () => {
    const { outside, instance, floating, params, attach } = await bench()
    await attach()
    await rack.advance(1000)
    const detached = await admin.does('floatingIpDetach', { params })
    expect(detached).toEqual({ ...floating, timeModified: rack.now })
    expect(await outside.externalIpsOf(instance)).toEqual([])
    await rack.advance(1000)
    expect(await admin.does('floatingIpDetach', { params })).toEqual(detached)
    expect((await attach()).instanceId).toBe(instance)
  })
})

describe('the state of the instance', () => {
  test.each<InstanceState>(['stopped', 'running', 'rebooting'])('%s allows both at once', async (state) => {
    const { instance, params, attach } = await bench()
    await rack.put(instance, state)
    expect((await attach()).instanceId).toBe(instance)
    expect((await admin.does('floatingIpDetach', { params })).instanceId).toBeNull()
  })

  const creating = invalidRequest('cannot modify instance IPs, instance is still being created')
  test.each([
    ['starting', unavailable, unavailable],
    ['stopping', unavailable, unavailable],
    ['migrating', unavailable, unavailable],
    ['creating', creating, creating],
    [
      'failed',
      invalidRequest('cannot attach floating IP to instance in failed state'),
      invalidRequest('cannot detach floating IP from instance in failed state'),
    ],
  ] as const)('%s forbids both', async (state, onAttach, onDetach) => {
    const { instance, params, attach, refusal, view } = await bench()
    await rack.put(instance, state)
    expect(await refusal()).toEqual(onAttach)
    expect((await view()).instanceId).toBeNull()
    await rack.put(instance, 'stopped')
    await attach()
    await rack.put(instance, state)
    expect(await admin.isRefused('floatingIpDetach', { params })).toEqual(onDetach)
    expect((await view()).instanceId).toBe(instance)
  })
})
