import { describe, expect, test } from 'vitest'
import { smallInstance } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const { id: project } = await rack.newProject()
let number = 0

async function newInstance(start: boolean): Promise<string> {
  const body = smallInstance(`instance-${(number += 1)}`, { start })
  return (await admin.does('instanceCreate', { query: { project }, body })).id
}
const view = (instance: string) => admin.does('instanceView', { params: { instance } })
const stateOf = async (instance: string) => (await view(instance)).runState

describe('a new instance', () => {
  test('starts and then runs', async () => {
    const instance = await newInstance(true)
    await rack.advance(999)
    expect(await stateOf(instance)).toBe('creating')
    await rack.advance(1)
    expect(await stateOf(instance)).toBe('starting')
    await rack.advance(3499)
    expect(await stateOf(instance)).toBe('starting')
    await rack.advance(1)
    expect(await view(instance)).toMatchObject({ runState: 'running', timeRunStateUpdated: rack.now })
  })

  test('starts without being told to', async () => {
    const { start: _, ...body } = smallInstance('untold')
    const { id } = await admin.does('instanceCreate', { query: { project }, body })
    await rack.advance(1000)
    expect(await stateOf(id)).toBe('starting')
  })

  test('that is not to start comes to rest, and stays so', async () => {
    const instance = await newInstance(false)
    await rack.advance(1000)
    expect(await stateOf(instance)).toBe('stopped')
    await rack.settle()
    expect(await stateOf(instance)).toBe('stopped')
  })
})

describe('an instance', () => {
  test('stops in its time', async () => {
    const instance = await newInstance(true)
    await rack.settle()
    await admin.does('instanceStop', { params: { instance } })
    await rack.advance(1999)
    expect(await stateOf(instance)).toBe('stopping')
    await rack.advance(1)
    expect(await stateOf(instance)).toBe('stopped')
    await rack.settle()
    expect(await stateOf(instance)).toBe('stopped')
  })

  test('that is told to stop while it starts stops', async () => {
    const instance = await newInstance(true)
    await rack.advance(1000)
    await admin.does('instanceStop', { params: { instance } })
    await rack.settle()
    expect(await stateOf(instance)).toBe('stopped')
  })

  test('reboots in its time', async () => {
    const instance = await newInstance(true)
    await rack.settle()
    await admin.does('instanceReboot', { params: { instance } })
    await rack.advance(2999)
    expect(await stateOf(instance)).toBe('rebooting')
    await rack.advance(1)
    expect(await stateOf(instance)).toBe('running')
  })

  test('that failed can be started again', async () => {
    const instance = await newInstance(true)
    await rack.put(instance, 'failed')
    await admin.does('instanceStart', { params: { instance } })
    await rack.settle()
    expect(await stateOf(instance)).toBe('running')
  })

  test('can be started again after it was stopped', async () => {
    const instance = await newInstance(false)
    await rack.settle()
    await admin.does('instanceStart', { params: { instance } })
    await rack.settle()
    expect(await stateOf(instance)).toBe('running')
  })

  test.each(['running', 'stopped', 'failed', 'migrating', 'repairing'] as const)(
    'that is %s stays so',
    async (state) => {
      const instance = await newInstance(true)
      await rack.put(instance, state)
      const before = await view(instance)
      await rack.settle()
      expect(await view(instance)).toEqual(before)
    },
  )
})

describe('a restart of the control plane', () => {
  test('goes on where it was', async () => {
    const [starts, stops] = [await newInstance(true), await newInstance(true)]
    await rack.put(stops, 'running')
    await rack.advance(1000)
    await admin.does('instanceStop', { params: { instance: stops } })
    rack.restart()
    expect([await stateOf(starts), await stateOf(stops)]).toEqual(['starting', 'stopping'])
    await rack.advance(2000)
    expect([await stateOf(starts), await stateOf(stops)]).toEqual(['starting', 'stopped'])
    rack.restart()
    await rack.advance(1500)
    expect([await stateOf(starts), await stateOf(stops)]).toEqual(['running', 'stopped'])
  })
})

describe('a tick', () => {
  test('that comes again at once changes nothing more', async () => {
    const instance = await newInstance(true)
    await rack.advance(1000)
    const after = await view(instance)
    await rack.advance(0)
    expect(await view(instance)).toEqual(after)
  })

  test('moves on many at a time, and the rest the next time', async () => {
    const { id } = await rack.newProject()
    for (let count = 0; count < 201; count++)
      await admin.does('instanceCreate', { query: { project: id }, body: smallInstance(`many-${count}`) })
    const stopped = async () => {
      const { items } = await admin.does('instanceList', { query: { project: id, limit: 1000 } })
      return items.filter(({ runState }) => runState === 'stopped').length
    }
    await rack.advance(1000)
    expect(await stopped()).toBe(200)
    await rack.advance(0)
    expect(await stopped()).toBe(201)
  })
})

test('how long states last is for the host to say', async () => {
  const quick = await rackUnderTest({ timing: { creating: 10, starting: 20 } })
  const query = { project: 'playground' }
  const body = smallInstance('quick', { start: true })
  const { id: instance } = await quick.as('admin').does('instanceCreate', { query, body })
  await quick.advance(10)
  await quick.advance(20)
  expect((await quick.as('admin').does('instanceView', { params: { instance } })).runState).toBe('running')
})
