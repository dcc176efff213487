import { describe, expect, test } from 'vitest'
import { whyNotAttachEphemeral, whyNotAttachFloating, whyNotDetach } from './rules.ts'
import type { Situation } from './rules.ts'

const running: Situation = { state: 'running', ips: [], nics: 1 }
const floating = (count: number) => Array.from({ length: count }, () => ({ kind: 'floating' as const }))

describe('an ephemeral IP', () => {
  test('can be attached to a running instance with an interface', () => {
    expect(whyNotAttachEphemeral(running, 1)).toBeUndefined()
  })

  test('can be tried by somebody who may not see the pools', () => {
    expect(whyNotAttachEphemeral(running, undefined)).toBeUndefined()
  })

  test.each<[string, Situation, number]>([
    ['It has an ephemeral IP already', { ...running, ips: [{ kind: 'ephemeral' }] }, 1],
    ['External IPs need a network interface', { ...running, nics: 0 }, 1],
    ['An instance can have at most 32 external IPs', { ...running, ips: floating(32) }, 1],
    ['No IP pool is linked to this silo', running, 0],
    ['Wait until the instance is no longer starting', { ...running, state: 'starting' }, 1],
    ['Cannot attach ephemeral IP to instance in failed state', { ...running, state: 'failed' }, 1],
  ])('is refused: %s', (reason, situation, pools) => {
    expect(whyNotAttachEphemeral(situation, pools)).toBe(reason)
  })
})

describe('a floating IP', () => {
  test('can be attached beside others and an ephemeral one', () => {
    expect(whyNotAttachFloating({ ...running, ips: [...floating(30), { kind: 'ephemeral' }] }, 1)).toBeUndefined()
  })

  test.each<[string, Situation, number]>([
    ['External IPs need a network interface', { ...running, nics: 0 }, 1],
    ['An instance can have at most 32 external IPs', { ...running, ips: floating(32) }, 1],
    ['There is no unattached floating IP in this project', running, 0],
    ['Cannot attach floating IP to instance in failed state', { ...running, state: 'failed' }, 1],
  ])('is refused: %s', (reason, situation, free) => {
    expect(whyNotAttachFloating(situation, free)).toBe(reason)
  })

  test('can be detached at rest, and not in between', () => {
    expect(whyNotDetach({ kind: 'floating' }, 'stopped')).toBeUndefined()
    expect(whyNotDetach({ kind: 'floating' }, 'stopping')).toBe('Wait until the instance is no longer stopping')
  })
})
