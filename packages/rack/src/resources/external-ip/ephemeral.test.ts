import { describe, expect, test } from 'vitest'
import { newOutside } from '../../testing/external-ips.ts'
import { addPool, freshRange } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, noCapacity, noDefaultPool, notFound, unavailable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const operator = rack.as('operator')
const MISSING = '00000000-0000-4000-8000-000000000000'
let number = 0

async function newPool(size = 8) {
  number += 1
  const range = freshRange(size)
  return { pool: await addPool(rack, `pool-${number}`, {}, [range]), range }
}

/** A stopped instance, and what can be done about its ephemeral IP. */
async function bench() {
  const outside = await newOutside(rack)
  const instance = await outside.addInstance('machine')
  const params = { instance }
  const attach = (pool?: string | null) => admin.does('instanceEphemeralIpAttach', { params, body: { pool } })
  const refusal = (pool?: string) => admin.isRefused('instanceEphemeralIpAttach', { params, body: { pool } })
  const detach = () => admin.does('instanceEphemeralIpDetach', { params })
  return { outside, instance, params, attach, refusal, detach }
}

const setDefault = (isDefault: boolean) =>
  operator.does('ipPoolSiloUpdate', { params: { pool: 'internet', silo: 'demo' }, body: { isDefault } })

describe('attaching an ephemeral IP', () => {
  test.each([undefined, null])('takes it from the default pool unless told otherwise: %s', async (given) => {
    const { outside, instance, attach } = await bench()
    const internet = await operator.does('ipPoolView', { params: { pool: 'internet' } })
    const ip = await attach(given)
    expect(ip).toEqual({ kind: 'ephemeral', ip: expect.stringMatching(/^198\.18\./), ipPoolId: internet.id })
    expect(await outside.externalIpsOf(instance)).toEqual([ip])
  })

  test('takes it from the pool that is named, by name or by id', async () => {
    const { pool, range } = await newPool()
    const first = await bench()
    expect(await first.attach(pool)).toEqual({ kind: 'ephemeral', ip: range.first, ipPoolId: pool })
    const second = await bench()
    expect(await second.attach(`pool-${number}`)).toMatchObject({ ip: range.first.replace(/0$/, '1') })
  })

  test('finds the instance by name and project, too', async () => {
    const { outside, instance } = await bench()
    const byName = { params: { instance: 'machine' }, query: outside.query }
    const ip = await admin.does('instanceEphemeralIpAttach', { ...byName, body: {} })
    expect((await admin.does('instanceExternalIpList', byName)).items).toEqual([ip])
    await admin.does('instanceEphemeralIpDetach', byName)
    expect(await outside.externalIpsOf(instance)).toEqual([])
  })

  test.each(['stopped', 'starting', 'failed'] as const)(
    'shows the one that a %s instance has, whatever pool is named',
    async (state) => {
      const { outside, instance, attach } = await bench()
      const ip = await attach()
      await rack.put(instance, state)
      const { pool } = await newPool()
      expect(await attach(pool)).toEqual(ip)
      expect(await attach('there-is-no-such-pool')).toEqual(ip)
      expect(await outside.externalIpsOf(instance)).toEqual([ip])
    },
  )

  test('several times at once gives one', async () => {
    const { outside, instance, attach } = await bench()
    const all = await Promise.all([attach(), attach(), attach()])
    expect(new Set(all.map(({ ip }) => ip)).size).toBe(1)
    expect(await outside.externalIpsOf(instance)).toHaveLength(1)
  })

  test('needs a pool that is linked to the silo', async () => {
    const { outside, instance, refusal } = await bench()
    expect(await refusal('spare')).toEqual(notFound('ip-pool', { name: 'spare' }))
    expect(await refusal('lab-internet')).toEqual(notFound('ip-pool', { name: 'lab-internet' }))
    expect(await refusal(MISSING)).toEqual(notFound('ip-pool', { id: MISSING }))
    expect(await outside.externalIpsOf(instance)).toEqual([])
  })

  test('needs a default pool when none is named', async () => {
    const { refusal } = await bench()
    await setDefault(false)
    expect(await refusal()).toEqual(noDefaultPool)
    await setDefault(true)
  })

  test('needs an address that is free', async () => {
    const { pool } = await newPool(1)
    await (await bench()).attach(pool)
    expect(await (await bench()).refusal(pool)).toEqual(noCapacity('No external IP addresses available'))
    expect(await (await bench()).refusal('legacy')).toEqual(noCapacity('No external IP addresses available'))
  })

  test('is refused to an instance that has 32 external IPs already', async () => {
    const { outside, instance, refusal } = await bench()
    for (let count = 0; count < 32; count++) {
      await outside.addFloating(`f-${count}`)
      await outside.attach(`f-${count}`, instance)
    }
    expect(await refusal()).toEqual(invalidRequest('an instance may not have more than 32 external IP addresses'))
    expect(await outside.externalIpsOf(instance)).toHaveLength(32)
  })

  test('needs an instance', async () => {
    const params = { instance: MISSING }
    const hidden = notFound('instance', { id: MISSING })
    expect(await admin.isRefused('instanceEphemeralIpAttach', { params, body: {} })).toEqual(hidden)
    expect(await admin.isRefused('instanceEphemeralIpDetach', { params })).toEqual(hidden)
    expect(await admin.isRefused('instanceExternalIpList', { params })).toEqual(hidden)
  })
})

describe('detaching an ephemeral IP', () => {
  test('gives the address back for good', async () => {
    const { pool, range } = await newPool(1)
    const { outside, instance, attach, detach } = await bench()
    await attach(pool)
    expect(await detach()).toBeUndefined()
    expect(await outside.externalIpsOf(instance)).toEqual([])
    expect(await (await bench()).attach(pool)).toMatchObject({ ip: range.first })
  })

  test('leaves floating IPs where they are', async () => {
    const { outside, instance, attach, detach } = await bench()
    await attach()
    const { id } = await outside.addFloating('f')
    await outside.attach('f', instance)
    await detach()
    expect(await outside.externalIpsOf(instance)).toMatchObject([{ kind: 'floating', id }])
  })

  test('is refused where there is none', async () => {
    const { params } = await bench()
    expect(await admin.isRefused('instanceEphemeralIpDetach', { params })).toEqual(
      invalidRequest('instance does not have an ephemeral IP attached'),
    )
  })
})

describe('the state of the instance', () => {
  test.each(['stopped', 'running', 'rebooting'] as const)('%s allows both at once', async (state) => {
    const { outside, instance, attach, detach } = await bench()
    await rack.put(instance, state)
    await attach()
    expect(await outside.externalIpsOf(instance)).toHaveLength(1)
    await detach()
    expect(await outside.externalIpsOf(instance)).toEqual([])
  })

  const creating = invalidRequest('cannot modify instance IPs, instance is still being created')
  test.each([
    ['starting', unavailable, unavailable],
    ['stopping', unavailable, unavailable],
    ['migrating', unavailable, unavailable],
    ['creating', creating, creating],
    [
      'failed',
      invalidRequest('cannot attach ephemeral IP to instance in failed state'),
      invalidRequest('cannot detach ephemeral IP from instance in failed state'),
    ],
  ] as const)('%s forbids both', async (state, onAttach, onDetach) => {
    const { outside, instance, params, attach, refusal } = await bench()
    await rack.put(instance, state)
    expect(await refusal()).toEqual(onAttach)
    expect(await outside.externalIpsOf(instance)).toEqual([])
    await rack.put(instance, 'stopped')
    const ip = await attach()
    await rack.put(instance, state)
    expect(await admin.isRefused('instanceEphemeralIpDetach', { params })).toEqual(onDetach)
    expect(await outside.externalIpsOf(instance)).toEqual([ip])
  })
})

test('the external IPs of an instance are its ephemeral one and the floating ones by name, all at once', async () => {
  const { outside, instance, attach } = await bench()
  const ephemeral = await attach()
  for (const name of ['b', 'a']) {
    await outside.addFloating(name)
    await outside.attach(name, instance)
  }
  await outside.addFloating('free')
  const a = await admin.does('floatingIpView', { params: { floatingIp: 'a' }, query: outside.query })
  const list = await admin.does('instanceExternalIpList', { params: { instance } })
  expect(list.items).toEqual([ephemeral, { kind: 'floating', ...a }, expect.objectContaining({ name: 'b' })])
  expect(list.nextPage).toBeUndefined()
})
