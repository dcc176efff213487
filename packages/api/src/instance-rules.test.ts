import { describe, expect, test } from 'vitest'
import {
  instanceActions,
  instanceStates,
  isEligibleForAutoRestart,
  isHalted,
  isTransitional,
  whyNotInstance,
  whyNotMemory,
  whyNotVcpus,
} from './instance-rules.ts'
import type { InstanceAction, InstanceState } from './instance-rules.ts'

const GiB = 2 ** 30

/** Written out again from the specification, section 4: this is what the table in the code is held against. */
const specified: readonly [InstanceAction, readonly InstanceState[]][] = [
  ['start', ['stopped', 'failed']],
  ['delete', ['stopped', 'failed']],
  ['resize', ['stopped', 'failed', 'creating']],
  ['updateBootDisk', ['stopped', 'failed', 'creating']],
  ['reboot', ['running']],
  ['stop', ['running', 'starting', 'rebooting', 'failed']],
  ['detachDisk', ['creating', 'stopped', 'failed']],
  ['attachDisk', ['creating', 'stopped']],
  ['updateNic', ['stopped']],
  ['serialConsole', ['running', 'rebooting', 'migrating', 'repairing']],
  ['addToAffinityGroup', ['stopped']],
]

describe.each(specified)('%s', (action, allowed) => {
  test.each(instanceStates.map((state) => [state, allowed.includes(state)] as const))(
    'for an instance that is %s: %s',
    (state, isOffered) => {
      expect(whyNotInstance(action, state) === undefined).toBe(isOffered)
    },
  )
})

test('the table has the specified actions and no others', () => {
  expect(Object.keys(instanceActions).toSorted()).toEqual(specified.map(([action]) => action).toSorted())
})

test.each([
  ['start', 'Only instances that are stopped or failed can be started'],
  ['reboot', 'Only instances that are running can be rebooted'],
  ['stop', 'Only instances that are running, starting, rebooting or failed can be stopped'],
] as const)('the reason why one cannot %s says which ones can', (action, reason) => {
  expect(whyNotInstance(action, 'destroyed')).toBe(reason)
})

test('creating, starting, stopping and rebooting end by themselves, nothing else does', () => {
  expect(instanceStates.filter(isTransitional)).toEqual(['creating', 'starting', 'stopping', 'rebooting'])
})

test('creating, stopped and failed are without a machine, nothing else is', () => {
  expect(instanceStates.filter(isHalted)).toEqual(['creating', 'stopped', 'failed'])
})

test.each([
  [0, 'an instance needs at least one vCPU'],
  [1, undefined],
  [64, undefined],
  [65, 'cannot have more than 64 vCPUs per instance'],
])('%d vCPUs: %s', (ncpus, reason) => {
  expect(whyNotVcpus(ncpus)).toBe(reason)
})

test.each([
  [0, 'memory must be at least 1 GiB'],
  [GiB - 1, 'memory must be at least 1 GiB'],
  [GiB, undefined],
  [GiB + 1, 'memory must be divisible by 1 GiB'],
  [1536 * GiB, undefined],
  [1536 * GiB + 1, 'memory must be divisible by 1 GiB'],
  [1537 * GiB, 'memory must be less than or equal to 1536 GiB'],
])('%d bytes of memory: %s', (bytes, reason) => {
  expect(whyNotMemory(bytes)).toBe(reason)
})

describe('restart by itself', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const past = new Date('2026-03-01T11:59:59Z')
  const future = new Date('2026-03-01T12:00:01Z')
  const eligible = { runState: 'failed', autoRestartEnabled: true } as const

  test.each([
    ['never restarted before', { ...eligible, autoRestartCooldownExpiration: null }, true],
    ['nothing known of a cooldown', eligible, true],
    ['the cooldown is over', { ...eligible, autoRestartCooldownExpiration: past }, true],
    ['the cooldown ends now', { ...eligible, autoRestartCooldownExpiration: now }, true],
    ['the cooldown goes on', { ...eligible, autoRestartCooldownExpiration: future }, false],
    ['the policy says never', { ...eligible, autoRestartEnabled: false }, false],
  ])('a failed instance: %s', (_, instance, isEligible) => {
    expect(isEligibleForAutoRestart(instance, now)).toBe(isEligible)
  })

  test.each(instanceStates.filter((state) => state !== 'failed'))('not for an instance that is %s', (runState) => {
    expect(isEligibleForAutoRestart({ ...eligible, runState }, now)).toBe(false)
  })
})
