import { instanceStates } from '@plenum/api'
import type { InstanceState } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import type { Refused } from '../../testing/caller.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { conflict, invalidRequest } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const collaborator = rack.as('collaborator')
const { id: project } = await rack.newProject()

/** What each state answers: the state that follows, or a refusal. */
type Outcomes = Record<InstanceState, InstanceState | Refused>

const beingCreated = invalidRequest('cannot change instance state while it is still being created')
const unchangeable = (state: InstanceState) => invalidRequest(`instance state cannot be changed from ${state}`)
const mustBeStopped = (state: InstanceState) =>
  conflict(`instance is in state ${state} but it must be stopped to be started`)

const start: Outcomes = {
  stopped: 'starting',
  failed: 'starting',
  starting: 'starting',
  running: 'running',
  rebooting: 'rebooting',
  migrating: 'migrating',
  stopping: conflict('instance must finish stopping before it can be started'),
  creating: mustBeStopped('creating'),
  repairing: mustBeStopped('repairing'),
  destroyed: mustBeStopped('destroyed'),
}
const stop: Outcomes = {
  stopped: 'stopped',
  running: 'stopping',
  starting: 'stopping',
  rebooting: 'stopping',
  migrating: 'stopping',
  stopping: 'stopping',
  failed: 'stopped',
  creating: beingCreated,
  repairing: unchangeable('repairing'),
  destroyed: unchangeable('destroyed'),
}
const reboot: Outcomes = {
  running: 'rebooting',
  starting: 'rebooting',
  rebooting: 'rebooting',
  migrating: 'rebooting',
  stopping: conflict('instance must finish stopping before it can be rebooted'),
  stopped: invalidRequest('cannot reboot an instance in state stopped with no VMM'),
  failed: unchangeable('failed'),
  creating: beingCreated,
  repairing: unchangeable('repairing'),
  destroyed: unchangeable('destroyed'),
}

let number = 0
async function instanceIn(state: InstanceState): Promise<string> {
  const body = smallInstance(`instance-${(number += 1)}`)
  const { id } = await collaborator.does('instanceCreate', { query: { project }, body })
  await rack.put(id, state)
  return id
}
const view = (instance: string) => collaborator.does('instanceView', { params: { instance } })

describe.each([
  ['instanceStart', start],
  ['instanceStop', stop],
  ['instanceReboot', reboot],
] as const)('%s', (action, outcomes) => {
  test.each(instanceStates.map((state) => [state, outcomes[state]] as const))(
    'of an instance that is %s: %o',
    async (state, outcome) => {
      const instance = await instanceIn(state)
      const before = await view(instance)
      if (typeof outcome === 'string') {
        const after = await collaborator.does(action, { params: { instance } })
        expect(after.runState).toBe(outcome)
        expect(await view(instance)).toEqual(after)
      } else {
        expect(await collaborator.isRefused(action, { params: { instance } })).toEqual(outcome)
        expect(await view(instance)).toEqual(before)
      }
    },
  )
})

describe('asking for what is so already', () => {
  test.each([
    ['instanceStart', 'running'],
    ['instanceStart', 'starting'],
    ['instanceStop', 'stopped'],
    ['instanceStop', 'stopping'],
  ] as const)('%s of an instance that is %s changes nothing', async (action, state) => {
    const instance = await instanceIn(state)
    const before = await view(instance)
    await rack.advance(1000)
    expect(await collaborator.does(action, { params: { instance } })).toEqual(before)
    expect(await collaborator.does(action, { params: { instance } })).toEqual(before)
  })

  test('a second start does not make the first take longer', async () => {
    const instance = await instanceIn('stopped')
    await collaborator.does('instanceStart', { params: { instance } })
    await rack.advance(3000)
    await collaborator.does('instanceStart', { params: { instance } })
    await rack.advance(500)
    expect((await view(instance)).runState).toBe('running')
  })
})

test('the time of a change of state is noted', async () => {
  const instance = await instanceIn('stopped')
  await rack.advance(5000)
  const after = await collaborator.does('instanceStart', { params: { instance } })
  expect(after.timeRunStateUpdated).toEqual(rack.now)
})

test('an instance may be named beside its project', async () => {
  const { name } = await view(await instanceIn('stopped'))
  const after = await collaborator.does('instanceStart', { params: { instance: name }, query: { project } })
  expect(after.runState).toBe('starting')
})
