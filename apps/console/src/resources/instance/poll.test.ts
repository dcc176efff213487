import { expect, test } from 'vitest'
import type { Instance } from '@plenum/api'
import { createListPoll, instancePoll } from './poll.ts'

function instance(id: string, runState: Instance['runState']): Instance {
  const time = new Date(0)
  return {
    id,
    runState,
    name: id,
    description: '',
    timeCreated: time,
    timeModified: time,
    projectId: 'p',
    hostname: id,
    ncpus: 1,
    memory: 2 ** 30,
    timeRunStateUpdated: time,
    autoRestartEnabled: true,
  }
}

test('a list at rest is fetched now and then', () => {
  expect(createListPoll(() => 0)([instance('a', 'running')])).toBe(60_000)
})

test('a list with something in transition is watched for half a minute', () => {
  let now = 1000
  const poll = createListPoll(() => now)
  expect(poll([instance('a', 'starting')])).toBe(1000)
  now += 29_999
  expect(poll([instance('a', 'starting')])).toBe(1000)
  now += 1
  expect(poll([instance('a', 'starting')])).toBe(60_000)
})

test('a new transition starts the half minute anew, the end of one does not', () => {
  let now = 1000
  const poll = createListPoll(() => now)
  poll([instance('a', 'starting'), instance('b', 'stopping')])
  now += 30_000
  expect(poll([instance('a', 'starting')])).toBe(60_000)
  expect(poll([instance('a', 'stopping')])).toBe(1000)
})

test('an instance is polled while it changes by itself', () => {
  expect(instancePoll(instance('a', 'rebooting'))).toBe(1000)
  expect(instancePoll(instance('a', 'running'))).toBe(false)
  expect(instancePoll(undefined)).toBe(false)
})

test('a failed instance is polled as long as it may restart by itself', () => {
  const failed = instance('a', 'failed')
  const waiting = (milliseconds: number) => ({
    ...failed,
    autoRestartCooldownExpiration: new Date(1000 + milliseconds),
  })
  expect(instancePoll(failed, 1000)).toBe(2000)
  expect(instancePoll(waiting(0), 1000)).toBe(2000)
  expect(instancePoll(waiting(60_000), 1000)).toBe(30_000)
  expect(instancePoll(waiting(5000), 1000)).toBe(7000)
  expect(instancePoll({ ...failed, autoRestartEnabled: false }, 1000)).toBe(false)
})
