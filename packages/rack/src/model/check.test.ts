import { beforeEach, expect, test } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { smallInstance, newDisk } from '../testing/bodies.ts'
import { check } from './check.ts'
import type { Everything } from './everything.ts'
import { forbiddenMoves } from './states.ts'
import { World } from './world.ts'

let seen: Everything

beforeEach(async () => {
  const world = await World.over(createMemoryStore(), { names: 1, addresses: 10, cpus: 10, storageGiB: 10 })
  for (const name of ['a', 'b']) {
    const body = smallInstance(name, { bootDisk: newDisk(name), externalIps: [{ type: 'ephemeral' }] })
    await world.call('instanceCreate', { query: { project: 'p-0' }, body })
  }
  seen = await world.look()
})

test('nothing is wrong with what was made the usual way', () => {
  expect(() => check(seen)).not.toThrow()
})

test('an address that two interfaces have is found', () => {
  const networkInterface = seen.networkInterface.map((nic) => ({ ...nic, ip: '172.30.0.5' }))
  expect(() => check({ ...seen, networkInterface })).toThrow('address in a subnet twice')
})

test('an address that is taken for used and is not is found', () => {
  const ipPoolRange = seen.ipPoolRange.map((each) => ({ ...each, usedUpTo: each.range.last }))
  expect(() => check({ ...seen, ipPoolRange })).toThrow('taken for used: ')
  expect(seen.ipPoolRange.filter(({ usedUpTo }) => usedUpTo !== undefined)).toHaveLength(1)
})

test('what belongs to an instance that is gone is found', () => {
  expect(() => check({ ...seen, instance: seen.instance.slice(1) })).toThrow(
    /interface .* is gone[^]*ephemeral IP .* is gone[^]*source NAT .* is gone[^]*attached disk .* is gone/,
  )
})

test('a disk that is not counted is found', () => {
  const provisioning = seen.provisioning.map((each) => ({ ...each, storage: 0 }))
  expect(() => check({ ...seen, provisioning })).toThrow('counted for')
})

test('an account whose history ends otherwise is found', () => {
  const provisioningStep = seen.provisioningStep.map((each) => ({ ...each, storage: 0 }))
  expect(() => check({ ...seen, provisioningStep })).toThrow('history ends otherwise than what is counted')
  expect(() => check({ ...seen, provisioningStep: [] })).toThrow('counted without history')
})

test('a VM that nobody saw start is found, and a run that never ends', () => {
  const sledId = 'a sled'
  const instance = seen.instance.map((each) => ({ ...each, runState: 'running' as const, sledId }))
  expect(() => check({ ...seen, instance })).toThrow('a VM without a run')
  const vmRun = seen.instance.map(({ id, projectId, ncpus }) => {
    const nothing = { disks: [], interfaceIds: [], resets: [] }
    const times = { timeStarted: new Date(0), timeEnded: null }
    return { id, instanceId: id, projectId, siloId: '', sledId, ncpus, ...nothing, ...times }
  })
  expect(() => check({ ...seen, vmRun })).toThrow('a run without a VM')
})

test('a move between states that there is not is told from one that there is', () => {
  const put = (runState: 'starting' | 'running') => ({
    ...seen,
    instance: seen.instance.map((each) => ({ ...each, runState })),
  })
  expect(forbiddenMoves(seen, put('starting'))).toEqual([])
  expect(forbiddenMoves(seen, put('running'))).toEqual(
    seen.instance.map(({ id }) => `${id} went from creating to running`),
  )
})

test('a disk that goes from one instance to another without having been free is found', () => {
  const [first, second] = seen.instance
  const disk = seen.disk.map((each) => ({ ...each, state: { state: 'attached', instance: first?.id ?? '' } as const }))
  const [moved] = forbiddenMoves(seen, { ...seen, disk })
  expect(moved).toContain(`went from ${second?.id} to ${first?.id}`)
})
