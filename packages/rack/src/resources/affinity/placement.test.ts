import type { AffinityPolicy, InstanceCreate, Sled } from '@plenum/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { GiB, smallInstance } from '../../testing/bodies.ts'
import { valueOf } from '../../testing/caller.ts'
import { group, groupCalls } from '../../testing/groups.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import type { RackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, noCapacity } from '../../testing/refusals.ts'
import type { Sort } from './sort.ts'

let rack: RackUnderTest
let project = ''

/** Three sleds that take instances, besides those of the demo fleet that take none. */
const names = ['one', 'two', 'three'] as const
let sleds: string[] = []

beforeEach(async () => {
  rack = await rackUnderTest()
  project = (await rack.newProject()).id
  await rack.store.write(async (tx) => {
    const all = await tx.list('sled', { limit: 100 })
    const [model] = all
    for (const sled of all) await tx.update('sled', { ...sled, policy: { kind: 'expunged' } })
    if (!model) throw new Error('the demo fleet has no sleds')
    const policy = { kind: 'in_service', provisionPolicy: 'provisionable' } as const
    for (const name of names) {
      const baseboard = { ...model.baseboard, serial: name }
      const threads = { usableHardwareThreads: 8, usablePhysicalRam: 64 * GiB }
      await tx.insert('sled', { ...model, ...threads, id: crypto.randomUUID(), baseboard, policy })
    }
    sleds = (await tx.list('sled', { limit: 100 }))
      .filter((sled) => sled.policy.kind === 'in_service')
      .map(({ id }) => id)
  })
})

async function create(name: string, given: Partial<InstanceCreate> = {}): Promise<string> {
  const body = smallInstance(name, { ncpus: 1, memory: GiB, ...given })
  const { id } = await rack.as('admin').does('instanceCreate', { query: { project }, body })
  await rack.settle()
  return id
}

const start = (instance: string) => rack.as('admin').does('instanceStart', { params: { instance } })
const refusal = (instance: string) => rack.as('admin').isRefused('instanceStart', { params: { instance } })

async function sledOf(instance: string): Promise<string | null> {
  const stored = await rack.store.read((tx) => tx.get('instance', instance))
  return stored?.sledId ?? null
}

async function run(name: string, given: Partial<InstanceCreate> = {}): Promise<string> {
  const id = await create(name, given)
  await start(id)
  return id
}

async function together(sort: Sort, policy: AffinityPolicy, ...instances: string[]): Promise<void> {
  const calls = groupCalls(rack.as('admin'), sort)
  const { id } = valueOf('create', await calls.create(project, group(`g-${crypto.randomUUID()}`, policy)))
  for (const instance of instances) valueOf('add', await calls.add(id, instance))
}

/** Takes sleds out of use for what is started from now on. */
async function close(...ids: (string | null)[]): Promise<void> {
  for (const id of ids)
    await rack.edit('sled', id ?? '', (sled): Sled => {
      return { ...sled, policy: { kind: 'in_service', provisionPolicy: 'non_provisionable' } }
    })
}

const noRoom = noCapacity('Could not find any valid sled on which this instance can be placed')
const noSledLeft = noCapacity(
  'Failed to place instance: no sled that its affinity and anti-affinity groups leave has room for it',
)

describe('an instance', () => {
  test('has a sled from its start until it is stopped', async () => {
    const id = await create('machine')
    expect(await sledOf(id)).toBeNull()
    await start(id)
    const sled = await sledOf(id)
    expect(sleds).toContain(sled)
    await rack.settle()
    const admin = rack.as('admin')
    await admin.does('instanceReboot', { params: { instance: id } })
    await rack.settle()
    await admin.does('instanceStop', { params: { instance: id } })
    expect(await sledOf(id)).toBe(sled)
    await rack.settle()
    expect(await sledOf(id)).toBeNull()
  })

  test('that starts with its creation has one, too', async () => {
    expect(sleds).toContain(await sledOf(await create('machine', { start: true })))
  })

  test('is put onto sleds that are in service and open for new instances only', async () => {
    await close(sleds[0] ?? '', sleds[1] ?? '')
    for (const name of ['a', 'b', 'c', 'd']) expect(await sledOf(await run(name))).toBe(sleds[2])
    await rack.edit('sled', sleds[2] ?? '', (sled) => ({ ...sled, state: 'decommissioned' }))
    expect(await refusal(await create('e'))).toEqual(noRoom)
  })

  test('stays where it is when its sled is closed', async () => {
    const id = await run('machine')
    const sled = await sledOf(id)
    await close(sled)
    await rack.settle()
    await rack.as('admin').does('instanceReboot', { params: { instance: id } })
    await rack.settle()
    expect(await sledOf(id)).toBe(sled)
  })

  test.each([
    ['threads', { ncpus: 8 }],
    ['memory', { memory: 64 * GiB }],
  ])('takes its share of the sled: %s', async (_, given) => {
    const taken = new Set<string | null>()
    for (const name of ['a', 'b', 'c']) taken.add(await sledOf(await run(name, given)))
    expect(taken.size).toBe(3)
    const last = await create('d')
    expect(await refusal(last)).toEqual(noRoom)
    expect((await rack.as('admin').does('instanceView', { params: { instance: last } })).runState).toBe('stopped')
    await rack.as('admin').does('instanceStop', { params: { instance: 'a' }, query: { project } })
    await rack.settle()
    await start(last)
  })

  test('that was to start with its creation is stopped when there is no room', async () => {
    await close(...sleds)
    const id = await create('machine', { start: true })
    expect((await rack.as('admin').does('instanceView', { params: { instance: id } })).runState).toBe('stopped')
    expect(await sledOf(id)).toBeNull()
  })
})

describe('members of an anti-affinity group', () => {
  test.each(['allow', 'fail'] as const)('are on different sleds while there are enough: %s', async (policy) => {
    // Several times, for by chance alone three instances are on three sleds in two of nine cases.
    for (const round of ['a', 'b', 'c', 'd', 'e']) {
      const instances = [await create(`${round}-1`), await create(`${round}-2`), await create(`${round}-3`)]
      await together('antiAffinityGroup', policy, ...instances)
      for (const instance of instances) await start(instance)
      expect(new Set(await Promise.all(instances.map(sledOf)))).toEqual(new Set(sleds))
    }
  })

  test('are not started when sleds run out and the group may fail', async () => {
    const instances = [await create('a'), await create('b'), await create('c'), await create('d')]
    await together('antiAffinityGroup', 'fail', ...instances)
    for (const instance of instances.slice(0, 3)) await start(instance)
    expect(await refusal(instances[3] ?? '')).toEqual(noSledLeft)
    await rack.settle()
    await rack.as('admin').does('instanceStop', { params: { instance: instances[1] ?? '' } })
    await rack.settle()
    await start(instances[3] ?? '')
  })

  test('are started all the same when the group allows it', async () => {
    const instances = [await create('a'), await create('b'), await create('c'), await create('d')]
    await together('antiAffinityGroup', 'allow', ...instances)
    for (const instance of instances) await start(instance)
    expect(sleds).toContain(await sledOf(instances[3] ?? ''))
  })

  test('are kept apart also when they are started at once', async () => {
    const instances = [await create('a'), await create('b'), await create('c'), await create('d')]
    await together('antiAffinityGroup', 'fail', ...instances)
    const by = rack.as('admin')
    const results = await Promise.all(instances.map((instance) => by.call('instanceStart', { params: { instance } })))
    expect(results.filter(({ type }) => type === 'success')).toHaveLength(3)
    expect(new Set(await Promise.all(instances.map(sledOf))).size).toBe(4)
  })

  test('that join by their creation are kept apart as well, and one too many is stopped', async () => {
    const calls = groupCalls(rack.as('admin'), 'antiAffinityGroup')
    valueOf('create', await calls.create(project, group('apart', 'fail')))
    const instances: string[] = []
    for (const name of ['a', 'b', 'c', 'd'])
      instances.push(await create(name, { start: true, antiAffinityGroups: ['apart'] }))
    expect(new Set(await Promise.all(instances.slice(0, 3).map(sledOf))).size).toBe(3)
    expect(await sledOf(instances[3] ?? '')).toBeNull()
  })
})

describe('members of an affinity group', () => {
  test.each(['allow', 'fail'] as const)('are on one sled while it has room: %s', async (policy) => {
    const instances: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) instances.push(await create(name))
    await together('affinityGroup', policy, ...instances)
    for (const instance of instances) await start(instance)
    expect(new Set(await Promise.all(instances.map(sledOf))).size).toBe(1)
  })

  test('are not started elsewhere when the group may fail', async () => {
    const instances = [await create('a', { ncpus: 5 }), await create('b', { ncpus: 4 })] as const
    await together('affinityGroup', 'fail', ...instances)
    await start(instances[0])
    expect(await refusal(instances[1])).toEqual(noSledLeft)
  })

  test('are started elsewhere when the group allows it', async () => {
    const instances = [await create('a', { ncpus: 5 }), await create('b', { ncpus: 4 })] as const
    await together('affinityGroup', 'allow', ...instances)
    for (const instance of instances) await start(instance)
    expect(await sledOf(instances[1])).not.toBe(await sledOf(instances[0]))
  })

  test('are not started when they would have to be in two places', async () => {
    const a = await create('a', { ncpus: 8 })
    const b = await create('b', { ncpus: 8 })
    const c = await create('c')
    await together('affinityGroup', 'fail', a, c)
    await together('affinityGroup', 'fail', b, c)
    await start(a)
    await start(b)
    expect(await refusal(c)).toEqual(
      invalidRequest('Failed to place instance: its affinity groups require more than one sled'),
    )
  })

  test('are not started when they would have to be together and apart', async () => {
    const [a, b] = [await create('a'), await create('b')]
    await together('affinityGroup', 'fail', a, b)
    await together('antiAffinityGroup', 'fail', a, b)
    await start(a)
    expect(await refusal(b)).toEqual(
      invalidRequest('Failed to place instance: its affinity and anti-affinity groups contradict each other'),
    )
  })

  test('are apart when a group that may fail asks for it, and one that allows asks for the opposite', async () => {
    const [a, b] = [await create('a'), await create('b')]
    await together('affinityGroup', 'allow', a, b)
    await together('antiAffinityGroup', 'fail', a, b)
    await start(a)
    await start(b)
    expect(await sledOf(b)).not.toBe(await sledOf(a))
  })
})
