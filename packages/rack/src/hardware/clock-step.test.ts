import { describe, expect, test } from 'vitest'
import { smallInstance } from '../testing/bodies.ts'
import { Device } from '../testing/device.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { RackUnderTest } from '../testing/rack-under-test.ts'
import { listAll } from '../store/list-all.ts'
import { advanceAndArrive, newReceiver, rackWithWebhooks, raise } from '../testing/webhooks.ts'

const HOUR = 3_600_000

async function newInstance(rack: RackUnderTest) {
  const { id: project } = await rack.newProject()
  const body = smallInstance('a', { start: true })
  const { id } = await rack.as('admin').does('instanceCreate', { query: { project }, body })
  const params = { instance: id }
  return {
    id,
    project,
    params,
    view: () => rack.as('admin').does('instanceView', { params }),
    runs: () => rack.store.read((tx) => listAll(tx, 'vmRun', { parent: id, order: 'name_ascending' })),
  }
}

describe('a clock that is put back by hours', () => {
  test('stops no instance on its way', async () => {
    const rack = await rackUnderTest()
    const instance = await newInstance(rack)
    await rack.advance(1000)
    expect((await instance.view()).runState).toBe('starting')
    await rack.advance(-3 * HOUR)
    await rack.advance(3500)
    expect((await instance.view()).runState).toBe('running')
  })

  test('stops none either when that happened while the server did not run', async () => {
    const rack = await rackUnderTest()
    const instance = await newInstance(rack)
    await rack.advance(1000)
    rack.restart()
    await rack.advance(-3 * HOUR)
    await rack.advance(0)
    expect((await instance.view()).runState).toBe('running')
  })

  test('does not shorten what is under way when the server starts', async () => {
    const rack = await rackUnderTest()
    const instance = await newInstance(rack)
    await rack.advance(1000)
    rack.restart()
    await rack.advance(3499)
    expect((await instance.view()).runState).toBe('starting')
  })

  test('leaves runs of a VM in order, none of them shorter than nothing', async () => {
    const rack = await rackUnderTest()
    const { params, runs } = await newInstance(rack)
    const admin = rack.as('admin')
    await rack.settle()
    await rack.advance(-3 * HOUR)
    await admin.does('instanceReboot', { params })
    await rack.settle()
    await admin.does('instanceStop', { params })
    await rack.settle()
    await admin.does('instanceStart', { params })
    await rack.settle()
    await admin.does('instanceStop', { params })
    await rack.settle()
    let last = 0
    for (const { timeStarted, timeEnded, resets } of await runs()) {
      expect(timeStarted.getTime()).toBeGreaterThanOrEqual(last)
      last = timeEnded?.getTime() ?? 0
      for (const time of [...resets, last]) expect(time).toBeGreaterThanOrEqual(timeStarted.getTime())
    }
    expect(last).toBeGreaterThan(0)
  })

  test('locks nobody out who had mistyped before', async () => {
    const rack = await rackUnderTest()
    for (let attempt = 0; attempt < 3; attempt++) await rack.signInAt('demo', 'viewer', 'wrong').catch(() => undefined)
    await rack.advance(-3 * HOUR)
    expect(await rack.signInAt('demo', 'viewer')).toMatch(/^session=/)
  })

  test('keeps nobody guessing at will: attempts are counted from then on', async () => {
    const rack = await rackUnderTest()
    await rack.signInAt('demo', 'viewer', 'wrong').catch(() => undefined)
    await rack.advance(-3 * HOUR)
    for (let attempt = 0; attempt < 10; attempt++) await rack.signInAt('demo', 'viewer', 'wrong').catch(() => undefined)
    await expect(rack.signInAt('demo', 'viewer')).rejects.toThrow('cannot sign in')
  })

  test('does not tell a program to slow down that polls as it should', async () => {
    const rack = await rackUnderTest()
    const device = new Device(rack)
    const { deviceCode } = await device.start()
    expect((await device.poll(deviceCode)).body).toEqual({ error: 'authorization_pending' })
    await rack.advance(-3 * HOUR)
    expect((await device.poll(deviceCode)).body).toEqual({ error: 'authorization_pending' })
  })

  test('holds back no alert, and no attempt that was lost', async () => {
    const { rack, webhooks } = await rackWithWebhooks()
    await newReceiver(rack)
    await raise(rack)
    await rack.advance(-3 * HOUR)
    await advanceAndArrive(rack, 0)
    expect(webhooks.received).toHaveLength(1)
  })
})

describe('a clock that is put forward by hours', () => {
  test('ends sessions and moves everything on, and nothing breaks when it is put right again', async () => {
    const rack = await rackUnderTest()
    const instance = await newInstance(rack)
    await rack.advance(30 * HOUR)
    await rack.advance(0)
    expect((await rack.as('admin').isRefused('projectList', {})).status).toBe(401)
    await rack.advance(-30 * HOUR)
    await rack.advance(10_000)
    const kept = await rack.store.read((tx) => tx.get('instance', instance.id))
    expect(kept?.runState).toBe('running')
    expect(await rack.signInAt('demo', 'admin')).toMatch(/^session=/)
  })
})
