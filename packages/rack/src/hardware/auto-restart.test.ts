import type { InstanceCreate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { GiB, smallInstance } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const rack = await rackUnderTest({ timing: { failed: 10_000 } })
const admin = rack.as('admin')
const { id: project } = await rack.newProject()
let number = 0

const view = (instance: string) => admin.does('instanceView', { params: { instance } })
const stateOf = async (instance: string) => (await view(instance)).runState

/** One that runs and then fails. */
async function failed(given: Partial<InstanceCreate> = {}): Promise<string> {
  const body = smallInstance(`instance-${(number += 1)}`, { start: true, ncpus: 1, memory: GiB, ...given })
  const { id } = await admin.does('instanceCreate', { query: { project }, body })
  await rack.settle()
  expect(await stateOf(id)).toBe('running')
  await rack.fail(id)
  expect(await stateOf(id)).toBe('failed')
  return id
}

const cpus = async () => (await admin.does('utilizationView', {})).provisioned.cpus

describe('an instance that has failed', () => {
  test.each([undefined, 'best_effort'] as const)(
    'restarts by itself, its policy being %s',
    async (autoRestartPolicy) => {
      const id = await failed({ autoRestartPolicy })
      await rack.advance(9999)
      expect(await stateOf(id)).toBe('failed')
      await rack.advance(1)
      expect(await view(id)).toMatchObject({
        runState: 'starting',
        timeLastAutoRestarted: rack.now,
        autoRestartCooldownExpiration: new Date(rack.now.getTime() + HOUR),
      })
      await rack.settle()
      expect(await stateOf(id)).toBe('running')
    },
  )

  test('stays so when its policy says never', async () => {
    const id = await failed({ autoRestartPolicy: 'never' })
    await rack.advance(2 * HOUR)
    expect(await view(id)).toMatchObject({ runState: 'failed', autoRestartEnabled: false, timeLastAutoRestarted: null })
  })

  test('waits for an hour from one restart to the next', async () => {
    const id = await failed()
    await rack.settle()
    const { autoRestartCooldownExpiration: until } = await view(id)
    await rack.fail(id)
    await rack.advance((until?.getTime() ?? 0) - rack.now.getTime() - 1)
    expect(await stateOf(id)).toBe('failed')
    await rack.advance(1)
    expect(await stateOf(id)).toBe('starting')
  })

  test('does so after a restart of the control plane, too', async () => {
    const id = await failed()
    rack.restart()
    await rack.advance(10_000)
    expect(await stateOf(id)).toBe('starting')
  })

  test('gives back what it had, and takes it again', async () => {
    const before = await cpus()
    const id = await failed({ ncpus: 7 })
    expect(await cpus()).toBe(before)
    await rack.advance(10_000)
    expect(await stateOf(id)).toBe('starting')
    expect(await cpus()).toBe(before + 7)
  })

  test('may be started by hand before it does, which is no restart by itself', async () => {
    const id = await failed()
    await admin.does('instanceStart', { params: { instance: id } })
    await rack.settle()
    expect(await view(id)).toMatchObject({ runState: 'running', timeLastAutoRestarted: null })
  })

  test('that is stopped stays stopped', async () => {
    const id = await failed()
    await admin.does('instanceStop', { params: { instance: id } })
    await rack.advance(HOUR)
    expect(await stateOf(id)).toBe('stopped')
  })

  test('while it was told to stop is where it was to be', async () => {
    const body = smallInstance('stops-and-fails', { start: true })
    const { id } = await admin.does('instanceCreate', { query: { project }, body })
    await rack.settle()
    await admin.does('instanceStop', { params: { instance: id } })
    await rack.fail(id)
    await rack.advance(HOUR)
    expect(await stateOf(id)).toBe('failed')
  })
})

describe('a change of policy', () => {
  const size = { ncpus: 1, memory: GiB }

  test('to never holds at once', async () => {
    const id = await failed()
    await admin.does('instanceUpdate', { params: { instance: id }, body: { ...size, autoRestartPolicy: 'never' } })
    await rack.advance(HOUR)
    expect(await stateOf(id)).toBe('failed')
  })

  test.each([null, 'best_effort'] as const)('from never to %s lets it restart', async (autoRestartPolicy) => {
    const id = await failed({ autoRestartPolicy: 'never' })
    await rack.advance(HOUR)
    await admin.does('instanceUpdate', { params: { instance: id }, body: { ...size, autoRestartPolicy } })
    await rack.advance(10_000)
    expect(await stateOf(id)).toBe('starting')
  })

  test('does not end the wait after a restart', async () => {
    const id = await failed({ autoRestartPolicy: 'best_effort' })
    await rack.settle()
    await rack.fail(id)
    await admin.does('instanceUpdate', { params: { instance: id }, body: size })
    await rack.advance(HOUR - 5 * MINUTE)
    expect(await stateOf(id)).toBe('failed')
    await rack.advance(5 * MINUTE)
    expect(await stateOf(id)).toBe('starting')
  })

  test('of one that does not fail changes nothing of when its state ends', async () => {
    const body = smallInstance('starts', { start: true, ...size })
    const { id } = await admin.does('instanceCreate', { query: { project }, body })
    await admin.does('instanceUpdate', { params: { instance: id }, body: { ...size, autoRestartPolicy: 'never' } })
    await rack.settle()
    expect(await stateOf(id)).toBe('running')
  })
})

test('one for which there is no room stays failed, and is tried again until there is', async () => {
  const id = await failed({ ncpus: 2 })
  const { capacity } = await admin.does('utilizationView', {})
  const setCpus = (cpus: number) =>
    rack.as('operator').does('siloQuotasUpdate', { params: { silo: 'demo' }, body: { cpus } })
  await setCpus(0)
  await rack.advance(10_000)
  expect(await view(id)).toMatchObject({ runState: 'failed', timeLastAutoRestarted: null })
  await setCpus(capacity.cpus)
  await rack.advance(MINUTE)
  expect(await stateOf(id)).toBe('starting')
})
