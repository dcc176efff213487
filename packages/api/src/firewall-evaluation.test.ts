import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluateFirewall, evaluatePath, inFirewallOrder, isAllowed } from './firewall-evaluation.ts'
import type { EvaluatedRule, Packet } from './firewall-evaluation.ts'
import { db, firewallRule as rule, outside, referenceVerdict, somePacket, someRule, web } from './testing/firewall.ts'

const ssh = { source: outside, destination: web, protocol: { type: 'tcp', port: 22 } } as const satisfies Packet
const ping = { ...ssh, protocol: { type: 'icmp', icmpType: 8, code: 0 } } as const satisfies Packet

function decide(rules: EvaluatedRule[], packet: Packet = ssh, direction: EvaluatedRule['direction'] = 'inbound') {
  const { verdict, rule: decider, steps } = evaluateFirewall(rules, direction, packet)
  return { verdict, by: decider?.name, mismatches: steps.map(({ mismatch }) => mismatch) }
}

describe('where no rule matches', () => {
  test('what arrives is denied', () => {
    expect(decide([])).toEqual({ verdict: 'deny', by: undefined, mismatches: [] })
  })
  test('what leaves is allowed', () => {
    expect(decide([rule({ name: 'a' })], { ...ssh, source: web, destination: outside }, 'outbound')).toEqual({
      verdict: 'allow',
      by: undefined,
      mismatches: ['direction'],
    })
  })
})

describe('the rule that decides', () => {
  test('is the one with the lowest priority number, and nothing after it is asked', () => {
    const rules = [rule({ name: 'late', priority: 2, action: 'deny' }), rule({ name: 'early', priority: 1 })]
    expect(decide(rules)).toEqual({ verdict: 'allow', by: 'early', mismatches: [undefined] })
  })
  test('is, of several with the same priority, one that denies', () => {
    expect(decide([rule({ name: 'a' }), rule({ name: 'b', action: 'deny' })]).by).toBe('b')
  })
  test('stays the first of those that are equal', () => {
    const rules = [rule({ name: 'b' }), rule({ name: 'a' })]
    expect(inFirewallOrder(rules).map(({ name }) => name)).toEqual(['b', 'a'])
  })
})

const cases: [string, Partial<EvaluatedRule>, Packet, string | undefined][] = [
  ['a disabled one', { status: 'disabled' }, ssh, 'disabled'],
  ['one for what leaves', { direction: 'outbound' }, ssh, 'direction'],
  ['one without targets', { targets: [] }, ssh, 'targets'],
  ['another VPC', { targets: [{ type: 'vpc', value: 'web' }] }, ssh, 'targets'],
  ['its subnet', { targets: [{ type: 'subnet', value: 'front' }] }, ssh, undefined],
  ['another subnet', { targets: [{ type: 'subnet', value: 'back' }] }, ssh, 'targets'],
  [
    'its instance, one of several',
    {
      targets: [
        { type: 'instance', value: 'db' },
        { type: 'instance', value: 'web' },
      ],
    },
    ssh,
    undefined,
  ],
  ['its address', { targets: [{ type: 'ip', value: '172.30.0.5' }] }, ssh, undefined],
  ['its network', { targets: [{ type: 'ip_net', value: '172.30.0.0/22' }] }, ssh, undefined],
  ['a network beside', { targets: [{ type: 'ip_net', value: '172.30.4.0/22' }] }, ssh, 'targets'],
  ['a network of the other family', { targets: [{ type: 'ip_net', value: '::/0' }] }, ssh, 'targets'],
  ['hosts of the VPC, from outside', { filters: { hosts: [{ type: 'vpc', value: 'shop' }] } }, ssh, 'hosts'],
  [
    'hosts of the VPC, from within',
    { filters: { hosts: [{ type: 'vpc', value: 'shop' }] } },
    { ...ssh, source: db },
    undefined,
  ],
  ['no hosts at all', { filters: { hosts: [] } }, ssh, 'hosts'],
  ['hosts everywhere', { filters: { hosts: [{ type: 'ip_net', value: '0.0.0.0/0' }] } }, ssh, undefined],
  ['another protocol', { filters: { protocols: [{ type: 'udp' }] } }, ssh, 'protocols'],
  ['its protocol', { filters: { protocols: [{ type: 'udp' }, { type: 'tcp' }] } }, ssh, undefined],
  ['another port', { filters: { ports: ['80', '443'] } }, ssh, 'ports'],
  ['the first port of a range', { filters: { ports: ['22-25'] } }, ssh, undefined],
  ['the last port of a range', { filters: { ports: ['20-22'] } }, ssh, undefined],
  ['ports, of what has none', { filters: { ports: ['1-65535'] } }, ping, 'ports'],
  ['every ICMP', { filters: { protocols: [{ type: 'icmp', value: null }] } }, ping, undefined],
  ['its ICMP type', { filters: { protocols: [{ type: 'icmp', value: { icmpType: 8 } }] } }, ping, undefined],
  ['another ICMP type', { filters: { protocols: [{ type: 'icmp', value: { icmpType: 0 } }] } }, ping, 'protocols'],
  [
    'its ICMP code',
    { filters: { protocols: [{ type: 'icmp', value: { icmpType: 8, code: '0-3' } }] } },
    ping,
    undefined,
  ],
  [
    'another ICMP code',
    { filters: { protocols: [{ type: 'icmp', value: { icmpType: 8, code: '1' } }] } },
    ping,
    'protocols',
  ],
]

test.each(cases)('a rule that asks for %s', (_, given, packet, mismatch) => {
  expect(decide([rule({ name: 'a', ...given })], packet).mismatches).toEqual([mismatch])
})

describe('on the way between two interfaces', () => {
  const within: Packet = { source: web, destination: db, protocol: { type: 'tcp', port: 5432 } }
  const open = rule({ name: 'open' })

  test('both ends are asked', () => {
    expect(evaluatePath([open], 'shop', within).map(({ direction }) => direction)).toEqual(['outbound', 'inbound'])
  })
  test('what may not leave is not asked about where it would arrive', () => {
    const decisions = evaluatePath([open, rule({ name: 'no', direction: 'outbound', action: 'deny' })], 'shop', within)
    expect(decisions.map(({ rule: decider }) => decider?.name)).toEqual(['no'])
    expect(isAllowed(decisions)).toBe(false)
  })
  test('traffic of another VPC is none of these rules', () => {
    expect(evaluatePath([open], 'other', within)).toEqual([])
  })
})

test('any packet under any rules fares as another way of asking says', () => {
  fc.assert(
    fc.property(fc.array(someRule, { maxLength: 8 }), somePacket, (rules, packet) => {
      for (const direction of ['inbound', 'outbound'] as const)
        expect(evaluateFirewall(rules, direction, packet).verdict).toBe(referenceVerdict(rules, direction, packet))
    }),
    { numRuns: 10_000 },
  )
})
