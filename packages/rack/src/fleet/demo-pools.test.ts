import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { cheapPasswords } from '../testing/cheap-passwords.ts'
import { rackUnderTest, RackUnderTest } from '../testing/rack-under-test.ts'
import { createFirstOperator, FIRST_OPERATOR } from './first-operator.ts'

const rack = await rackUnderTest()
const viewer = rack.as('viewer')
const operator = rack.as('operator')
const query = { project: 'storefront' }

const kinds = ['ipPool', 'ipPoolRange', 'ipPoolLink', 'externalIp', 'floatingIp', 'affinityGroup'] as const
const moreKinds = ['affinityGroupMember', 'antiAffinityGroup', 'antiAffinityGroupMember', 'sled', 'instance'] as const

async function reachOf({ store }: RackUnderTest) {
  const lists: [string, unknown[]][] = []
  for (const kind of [...kinds, ...moreKinds])
    lists.push([kind, await store.read((tx) => tx.list(kind, { limit: 10_000 }))])
  return Object.fromEntries(lists)
}

const utilizationOf = (pool: string) => operator.does('ipPoolUtilizationView', { params: { pool } })
const silosOf = async (pool: string) => (await operator.does('ipPoolSiloList', { params: { pool } })).items.length

describe('pools, addresses, groups and sleds of the demo fleet', () => {
  test('are the same wherever it is made', async () => {
    const reach = await reachOf(rack)
    expect(Object.values(reach).every((list) => list.length > 0)).toBe(true)
    expect(await reachOf(await rackUnderTest({ store: createMemoryStore() }))).toEqual(reach)
  })

  test('are of every sort: pools with room, full, empty, of IPv6, of several silos', async () => {
    const internet = await utilizationOf('internet')
    expect(internet.ipv4.capacity).toBe(4096 + 248)
    expect(internet.ipv4.allocated).toBeGreaterThan(20)
    expect((await utilizationOf('legacy')).ipv4).toEqual({ allocated: 2, capacity: 2 })
    expect((await utilizationOf('ipv6-trial')).ipv6).toEqual({ allocated: '1', capacity: (2n ** 64n).toString() })
    expect((await utilizationOf('spare')).ipv4.capacity).toBe(0)
    expect(await Promise.all(['internet', 'partners', 'spare'].map(silosOf))).toEqual([1, 2, 0])
  })

  test('have floating IPs that are attached and such that are free', async () => {
    const { items } = await viewer.does('floatingIpList', { query })
    expect(items).toHaveLength(7)
    expect(items.filter(({ instanceId }) => instanceId).map(({ name }) => name)).toEqual([
      'api-front',
      'partner-feed',
      'shop-front',
    ])
  })

  test.each([
    ['web-01', ['ephemeral', 'floating']],
    ['web-02', ['ephemeral']],
    ['api-blue-01', ['floating']],
    ['db-primary', []],
  ])('reach %s by %j', async (instance, expected) => {
    const { items } = await viewer.does('instanceExternalIpList', { params: { instance }, query })
    expect(items.map(({ kind }) => kind)).toEqual(expected)
  })

  test('give every project the default pool at its gateway', async () => {
    for (const project of ['storefront', 'playground']) {
      const where = { project, vpc: 'default', gateway: 'default' }
      expect((await viewer.does('internetGatewayIpPoolList', { query: where })).items).toMatchObject([
        { name: 'default' },
      ])
    }
  })

  test('have groups of both policies, one without members', async () => {
    const near = (await viewer.does('affinityGroupList', { query })).items
    expect(near.map(({ name, policy }) => [name, policy])).toEqual([
      ['api-and-queue', 'allow'],
      ['rehearsal', 'fail'],
    ])
    const apart = (await viewer.does('antiAffinityGroupList', { query })).items
    expect(apart.map(({ name }) => name)).toEqual(['databases', 'not-used-yet', 'search-nodes', 'web-tier'])
    const membersOf = async (antiAffinityGroup: string) =>
      (await viewer.does('antiAffinityGroupMemberList', { params: { antiAffinityGroup }, query })).items.length
    expect(await Promise.all(apart.map(({ name }) => membersOf(name)))).toEqual([3, 0, 2, 3])
  })

  test('place every instance that has a VM, and no others, within what sleds have and groups ask for', async () => {
    const { instances, sleds } = await rack.store.read(async (tx) => ({
      instances: await tx.list('instance', { limit: 10_000 }),
      sleds: await tx.list('sled', { limit: 100 }),
    }))
    const halted = ['stopped', 'failed', 'creating']
    for (const { runState, sledId } of instances) expect(sledId === null).toBe(halted.includes(runState))
    for (const { id, usableHardwareThreads, policy } of sleds) {
      const there = instances.filter(({ sledId }) => sledId === id)
      expect(there.reduce((sum, { ncpus }) => sum + ncpus, 0)).toBeLessThanOrEqual(usableHardwareThreads)
      if (policy.kind === 'expunged') expect(there).toEqual([])
    }
    const sledOf = (name: string) => instances.find((instance) => instance.name === name)?.sledId
    expect(sledOf('db-primary')).not.toBe(sledOf('db-replica-a'))
    expect(sledOf('search-01')).not.toBe(sledOf('search-02'))
  })

  test('let what is stopped be started', async () => {
    const admin = rack.as('admin')
    for (const instance of ['db-replica-b', 'api-green-01'])
      expect((await admin.does('instanceStart', { params: { instance }, query })).runState).toBe('starting')
  })
})

test('a fleet without demo has what the first instance needs: sleds, and a pool of addresses', async () => {
  const bare = new RackUnderTest({})
  await createFirstOperator({ store: bare.store, passwords: cheapPasswords, password: 'secret' })
  const { silo, user: username } = FIRST_OPERATOR
  const signIn = new Request(`http://rack.test/v1/login/${silo}/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'secret' }),
  })
  const first = bare.stranger((await bare.rack.fetch(signIn)).headers.get('set-cookie')?.split(';')[0])
  await first.does('projectCreate', { body: { name: 'first', description: '' } })
  const machine = { name: 'a', description: '', hostname: 'a', ncpus: 64, memory: 1536 * 2 ** 30, start: true }
  await first.does('instanceCreate', { query: { project: 'first' }, body: machine })
  await bare.settle()
  const { runState } = await first.does('instanceView', { params: { instance: 'a' }, query: { project: 'first' } })
  expect(runState).toBe('running')
})
