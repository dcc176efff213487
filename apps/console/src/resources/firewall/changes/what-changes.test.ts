import { firewallChanges } from '@plenum/api/firewall-changes'
import { evaluatePath, isAllowed } from '@plenum/api/firewall-evaluation'
import type { Packet } from '@plenum/api/firewall-evaluation'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { VpcFirewallRuleUpdate } from '@plenum/api'
import type { FirewallEnd } from '../interfaces.ts'
import { rule } from '../testing.ts'
import { classesOf } from './classes.ts'
import { whatChanges } from './what-changes.ts'

function end(instance: string, ip: string, subnet = 'front'): FirewallEnd {
  return { ip, interface: { instance, subnet, vpc: 'default' }, key: `${instance}/nic0`, label: instance }
}

const [web, api, db] = [end('web', '10.0.0.5'), end('api', '10.0.0.6'), end('db', '10.0.4.5', 'back')]
const ends = [web, api, db]
const tcp = (...ports: string[]) => ({ protocols: [{ type: 'tcp' as const }], ports })
const changed = (before: VpcFirewallRuleUpdate[], after: VpcFirewallRuleUpdate[], among = ends) =>
  whatChanges({ before, after, vpc: 'default', ends: among })
const sentences = (...given: Parameters<typeof changed>) =>
  changed(...given).groups.map(
    ({ verdict, traffic, direction, ends: some, peers }) =>
      `${verdict} ${traffic} ${direction} ${some.join('+')} ${direction === 'to' ? 'from' : 'to'} ${peers.join('+')}`,
  )

describe('what changes is said', () => {
  test('once for all instances that fare alike, and all places', () => {
    expect(sentences([], [rule('https', { filters: tcp('443') })])).toEqual([
      'allow TCP 443 to all instances here from all instances here+anywhere outside',
    ])
  })
  test('by instance, port and place, where rules name them', () => {
    const postgres = rule('postgres', {
      targets: [{ type: 'instance', value: 'db' }],
      filters: {
        ...tcp('5432'),
        hosts: [
          { type: 'instance', value: 'web' },
          { type: 'ip_net', value: '192.0.2.0/24' },
        ],
      },
    })
    expect(sentences([], [postgres])).toEqual(['allow TCP 5432 to db from web+192.0.2.0/24'])
  })
  test('with ranges as they are written, those beside each other as one', () => {
    expect(sentences([], [rule('a', { filters: tcp('80', '8000-8099', '8100') })], [web])).toEqual([
      'allow TCP 80, 8000–8100 to web from anywhere outside',
    ])
  })
  test('by type and code of ICMP', () => {
    const icmp = rule('icmp', {
      filters: {
        protocols: [
          { type: 'icmp', value: { icmpType: 3, code: '0-4' } },
          { type: 'icmp', value: { icmpType: 8 } },
        ],
      },
    })
    expect(sentences([], [icmp], [web])).toEqual([
      'allow ICMP type 3 code 0–4, ICMP type 8 to web from anywhere outside',
    ])
  })
  test('as all traffic where that is what it is', () => {
    expect(sentences([], [rule('a')], [web])).toEqual(['allow All traffic to web from anywhere outside'])
  })
  test('of what goes out, too', () => {
    const out = rule('out', { direction: 'outbound', action: 'deny', filters: { protocols: [{ type: 'udp' }] } })
    expect(sentences([], [out], [web])).toEqual(['deny UDP from web to anywhere outside'])
  })
  test('with the rest of the world apart from a network that fares otherwise', () => {
    const all = rule('all')
    const partner = rule('partner', {
      priority: 1,
      action: 'deny',
      filters: { hosts: [{ type: 'ip_net', value: '192.0.2.0/24' }] },
    })
    expect(sentences([all], [all, partner], [web])).toEqual(['deny All traffic to web from 192.0.2.0/24'])
    expect(sentences([partner], [all, partner], [web])).toEqual(['allow All traffic to web from anywhere else'])
  })
  test('to be nothing, where another rule allows it already, the rule is disabled, or there is nobody', () => {
    const all = rule('all')
    expect(sentences([all], [all, rule('https', { filters: tcp('443') })])).toEqual([])
    expect(sentences([], [rule('off', { status: 'disabled' })])).toEqual([])
    expect(sentences([], [all], [])).toEqual([])
  })
})

test('two hundred instances that no rule tells apart are tried like two', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    end(`web-${index}`, `10.0.${Math.floor(index / 100)}.${index}`),
  )
  const { groups, affected, isComplete } = changed([], [rule('ssh', { filters: tcp('22') })], many)
  expect([groups.length, affected, isComplete]).toEqual([1, 200, true])
})

test('where there is too much to try it says so', () => {
  const many = Array.from({ length: 200 }, (_, index) => end(`web-${index}`, `10.0.0.${index}`))
  const each = many.map(({ interface: { instance } }) =>
    rule(instance, { targets: [{ type: 'instance', value: instance }] }),
  )
  expect(changed([], each, many).isComplete).toBe(false)
})

const someEnd = fc.constantFrom(
  { type: 'instance' as const, value: 'web' },
  { type: 'subnet' as const, value: 'front' },
  { type: 'vpc' as const, value: 'default' },
  { type: 'ip_net' as const, value: '10.0.0.0/22' },
  { type: 'ip' as const, value: '10.0.4.5' },
)
const someRule = fc
  .tuple(fc.array(someEnd, { maxLength: 2 }), fc.option(fc.array(someEnd, { maxLength: 2 }), { nil: null }))
  .chain(([targets, hosts]) =>
    fc
      .constantFrom('allow' as const, 'deny' as const)
      .map((action) => rule('x', { action, targets, filters: { hosts } })),
  )

test('ends that are taken for one fare alike, whatever the rules', () => {
  fc.assert(
    fc.property(fc.array(someRule, { maxLength: 4 }), (rules) => {
      const fate = (packet: Packet) => isAllowed(evaluatePath(rules, 'default', packet))
      const protocol = { type: 'tcp', port: 80 } as const
      const everybody = [...ends, { ip: '203.0.113.9' }]
      for (const members of classesOf(rules, ends))
        for (const [a, b] of members.flatMap((one) => members.map((other) => [one, other] as const)))
          for (const peer of everybody.filter((one) => one !== a && one !== b)) {
            expect(fate({ source: peer, destination: a, protocol })).toBe(
              fate({ source: peer, destination: b, protocol }),
            )
            expect(fate({ source: a, destination: peer, protocol })).toBe(
              fate({ source: b, destination: peer, protocol }),
            )
          }
    }),
  )
})

test('no change goes untold', () => {
  fc.assert(
    fc.property(fc.array(someRule, { maxLength: 3 }), fc.array(someRule, { maxLength: 3 }), (before, after) => {
      const { changes } = firewallChanges(before, after, 'default', ends)
      const real = changes.filter(({ packet: { source, destination } }) =>
        [source, destination].every((one) => one.interface !== undefined || !ends.some(({ ip }) => ip === one.ip)),
      )
      expect(changed(before, after).groups.length > 0).toBe(real.length > 0)
    }),
  )
})
