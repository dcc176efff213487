import { describe, expect, test } from 'vitest'
import { firewallLimits, whyNotFirewallRules } from './firewall-rules.ts'
import { parseNumberRange, rangeText } from './number-range.ts'
import type { VpcFirewallRuleProtocol, VpcFirewallRuleTarget } from './vpc-firewall-rule.ts'

type Rule = Parameters<typeof whyNotFirewallRules>[0][number]

function rule(name: string, given: Partial<Rule> = {}): Rule {
  return { name, targets: [], filters: {}, ...given }
}

const target: VpcFirewallRuleTarget = { type: 'vpc', value: 'default' }
const tcp: VpcFirewallRuleProtocol = { type: 'tcp' }
const icmp = (code: string | null): VpcFirewallRuleProtocol => ({ type: 'icmp', value: { icmpType: 3, code } })

const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item)

describe('lists of a rule', () => {
  test.each([
    ['targets', (count: number) => rule('a', { targets: many(count, target) })],
    ['filters.hosts', (count: number) => rule('a', { filters: { hosts: many(count, target) } })],
    ['filters.ports', (count: number) => rule('a', { filters: { ports: many(count, '22') } })],
    ['filters.protocols', (count: number) => rule('a', { filters: { protocols: many(count, tcp) } })],
  ])('%s have at most 256 entries', (label, make) => {
    expect(whyNotFirewallRules([make(256)])).toBeUndefined()
    expect(whyNotFirewallRules([rule('first'), make(257)])).toEqual({ label, reason: 'max length 256' })
  })

  test.each([
    ['l4_port_range', { ports: ['22', '9000-8000'] }],
    ['code', { protocols: [tcp, icmp('4-0')] }],
  ])('may not have a range that runs backwards: %s', (label, filters) => {
    expect(whyNotFirewallRules([rule('a', { filters })])).toEqual({
      label,
      reason: 'range has larger start value than end value',
    })
  })

  test('may be absent, null or empty, and hold ranges in order', () => {
    const filters = { ports: ['80-80', '8000-9000'], protocols: [tcp, icmp(null), icmp('0-4'), icmp('3')], hosts: null }
    const any: VpcFirewallRuleProtocol = { type: 'icmp', value: null }
    expect(whyNotFirewallRules([rule('a', { filters }), rule('b', { filters: { protocols: [any], ports: [] } })])).toBe(
      undefined,
    )
  })
})

describe('rules of a VPC', () => {
  test('are at most 1024, and may be none', () => {
    const rules = Array.from({ length: firewallLimits.rules + 1 }, (_, number) => rule(`rule-${number}`))
    expect(whyNotFirewallRules([])).toBeUndefined()
    expect(whyNotFirewallRules(rules.slice(1))).toBeUndefined()
    expect(whyNotFirewallRules(rules)).toEqual({ label: 'rules', reason: 'max length 1024' })
  })

  test('have names of their own; each that is there twice is named once', () => {
    const rules = ['a', 'b', 'a', 'c', 'b', 'a'].map((name) => rule(name))
    expect(whyNotFirewallRules(rules)).toEqual({
      label: 'rules',
      reason: 'Rule names must be unique. Duplicates: ["a","b"]',
    })
  })
})

test.each([
  ['80', '80'],
  ['80-80', '80'],
  ['00080', '80'],
  ['8000-9000', '8000-9000'],
])('the range %s is kept as %s', (given, kept) => {
  const range = parseNumberRange(given)
  expect(range && rangeText(range)).toBe(kept)
})
