import { freeDiskStates, instanceStates, isEligibleForAutoRestart } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { cheapPasswords } from '../testing/cheap-passwords.ts'
import { rackUnderTest, RackUnderTest } from '../testing/rack-under-test.ts'
import type { Who } from '../testing/rack-under-test.ts'
import { fillDemoFleet, hasDemoFleet, isEmpty } from './demo.ts'
import { createFirstOperator, FIRST_OPERATOR } from './first-operator.ts'

const rack = await rackUnderTest()
const viewer = rack.as('viewer')

const viewIn = (project: string, instance: string) =>
  viewer.does('instanceView', { params: { instance }, query: { project } })
const count = async (project: string) =>
  (await viewer.does('instanceList', { query: { project, limit: 1000 } })).items.length

describe('the demo fleet', () => {
  test.each<Who>([
    'operator',
    'admin',
    'collaborator',
    'viewer',
    'newcomer',
    { silo: 'lab', user: 'admin' },
    { silo: 'lab', user: 'researcher' },
    { silo: 'lab', user: 'viewer' },
  ])('lets %j sign in', async (who) => {
    const name = typeof who === 'string' ? who : who.user
    expect((await rack.as(who).does('currentUserView', {})).displayName).toBe(name)
  })

  test('shows one, many and no instances', async () => {
    const counts = await Promise.all(['playground', 'analytics', 'storefront', 'build-farm'].map(count))
    expect(counts).toEqual([0, 2, 13, 64])
  })

  test('has instances that boot from a disk of theirs and have an address of their own', async () => {
    const addresses = new Set<string>()
    const { items } = await viewer.does('instanceList', { query: { project: 'storefront' } })
    for (const { id, bootDiskId, runState } of items) {
      const disks = await viewer.does('instanceDiskList', { params: { instance: id } })
      expect(disks.items.map((disk) => disk.id)).toContain(bootDiskId)
      const nics = await viewer.does('instanceNetworkInterfaceList', { query: { instance: id } })
      expect(nics.items).toMatchObject([{ primary: true }])
      for (const { ip } of nics.items) addresses.add(ip)
      expect(instanceStates).toContain(runState)
    }
    expect(addresses.size).toBe(items.length)
  })

  test('has instances in every state that there is', async () => {
    const { items } = await viewer.does('instanceList', { query: { project: 'build-farm' } })
    const states = new Set(items.map(({ runState }) => runState))
    expect(instanceStates.filter((state) => !states.has(state))).toEqual(['repairing', 'destroyed'])
  })

  test('has failed instances that restart by themselves, soon or at once, and one that never does', async () => {
    const isEligible = async (instance: string, project: string, now: Date) =>
      isEligibleForAutoRestart(await viewIn(project, instance), now)
    const inAnHour = new Date(rack.now.getTime() + 3_600_000)
    expect(await isEligible('db-replica-b', 'storefront', rack.now)).toBe(false)
    expect(await isEligible('db-replica-b', 'storefront', inAnHour)).toBe(true)
    expect(await viewIn('build-farm', 'runner-47')).toMatchObject({ autoRestartPolicy: 'best_effort' })
    expect(await isEligible('runner-07', 'build-farm', inAnHour)).toBe(false)
  })

  test('has disks in every state that there is, and snapshots of more than a page', async () => {
    const query = { project: 'storefront', limit: 1000 }
    const disks = (await viewer.does('diskList', { query })).items
    const states = new Set<string>(disks.map(({ state }) => state.state))
    const never = ['importing_from_url', 'destroyed']
    expect(freeDiskStates.filter((state) => !states.has(state))).toEqual(never)
    const snapshots = (await viewer.does('snapshotList', { query })).items
    expect(snapshots.length).toBeGreaterThan(50)
    const known = new Set(disks.map(({ id }) => id))
    expect(snapshots.filter(({ diskId }) => !known.has(diskId)).map(({ name }) => name)).toEqual([
      'checkout-experiment',
      'events-2024',
    ])
    expect(new Set(snapshots.map(({ state }) => state))).toEqual(new Set(['creating', 'faulted', 'ready']))
  })

  test('leaves what is under way so for a while, and then goes on', async () => {
    const fresh = await rackUnderTest()
    const stateOf = async (instance: string) => {
      const query = { project: 'build-farm' }
      return (await fresh.as('viewer').does('instanceView', { params: { instance }, query })).runState
    }
    await fresh.settle()
    expect([await stateOf('runner-12'), await stateOf('runner-27')]).toEqual(['starting', 'stopping'])
    await fresh.advance(600_000)
    expect([await stateOf('runner-12'), await stateOf('runner-27')]).toEqual(['running', 'stopped'])
  })

  test('has the same ids wherever it is made', async () => {
    const other = (await rackUnderTest({ store: createMemoryStore() })).as('viewer')
    const query = { project: 'storefront', limit: 1000 }
    const ids = async (by: typeof other) => (await by.does('instanceList', { query })).items.map(({ id }) => id)
    expect(await ids(other)).toEqual(await ids(viewer))
  })

  test('is known by its silo, and an empty store by having none', async () => {
    const store = createMemoryStore()
    expect([await isEmpty(store), await hasDemoFleet(store)]).toEqual([true, false])
    await fillDemoFleet({ store, passwords: cheapPasswords })
    expect([await isEmpty(store), await hasDemoFleet(store)]).toEqual([false, true])
  })

  test('is not made twice, nor half', async () => {
    const before = await rack.count('instance')
    await expect(fillDemoFleet({ store: rack.store, passwords: cheapPasswords })).rejects.toThrow('exists already')
    expect(await rack.count('instance')).toBe(before)
  })
})

describe('the first operator of a fleet without demo', () => {
  test('can sign in and do everything', async () => {
    const bare = new RackUnderTest({})
    await createFirstOperator({ store: bare.store, passwords: cheapPasswords, password: 'secret' })
    expect([await isEmpty(bare.store), await hasDemoFleet(bare.store)]).toEqual([false, false])
    expect(await bare.rack.loginPage('localhost')).toEqual({ path: `/login/${FIRST_OPERATOR.silo}/local` })
    const credentials = { username: FIRST_OPERATOR.user, password: 'secret' }
    const signIn = new Request(`http://rack.test/v1/login/${FIRST_OPERATOR.silo}/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    const cookie = (await bare.rack.fetch(signIn)).headers.get('set-cookie')?.split(';')[0]
    const operator = bare.stranger(cookie)
    expect((await operator.does('systemPolicyView', {})).roleAssignments).toHaveLength(1)
    expect((await operator.does('projectCreate', { body: { name: 'first', description: '' } })).name).toBe('first')
  })
})
