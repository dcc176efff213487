import { describe, expect, test } from 'vitest'
import { externalIpOutcome, whyNotExternalIp } from './external-ip-rules.ts'
import { instanceStates } from './instance-rules.ts'

describe('external IPs of an instance', () => {
  test.each([
    ['done', ['running', 'stopped', 'rebooting']],
    ['later', ['starting', 'stopping', 'migrating', 'repairing']],
    ['refused', ['creating', 'failed', 'destroyed']],
  ] as const)('can be changed (%s) in the states that are documented', (outcome, states) => {
    const met = instanceStates.filter((state) => externalIpOutcome(state) === outcome)
    expect(new Set(met)).toEqual(new Set(states))
    for (const state of states)
      expect(whyNotExternalIp('attach', 'ephemeral', state) === undefined).toBe(outcome === 'done')
  })

  test.each([
    ['attach', 'floating', 'failed', 'cannot attach floating IP to instance in failed state'],
    ['detach', 'ephemeral', 'failed', 'cannot detach ephemeral IP from instance in failed state'],
    ['attach', 'ephemeral', 'creating', 'cannot modify instance IPs, instance is still being created'],
    ['detach', 'floating', 'starting', 'Wait until the instance is no longer starting'],
  ] as const)('say why: %s %s while %s', (action, kind, state, reason) => {
    expect(whyNotExternalIp(action, kind, state)).toBe(reason)
  })
})
