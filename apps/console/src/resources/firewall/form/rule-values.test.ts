import { VpcFirewallRuleUpdate } from '@plenum/api/vpc-firewall-rule'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameRule } from '../rule-body.ts'
import { rule } from '../testing.ts'
import { copyName, newRule, ruleFields, ruleForm, ruleOf, valuesOf } from './rule-values.ts'

const nobody = new Set<string>()
const whyNot = (given: object, taken: ReadonlySet<string> = nobody) =>
  ruleForm(taken)
    .safeParse({ ...valuesOf(rule('a')), ...given })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

const notAdded = 'Not added yet: add it, or clear it'
const ofPriority = 'priority: Must be a whole number from 0 to 65535'

test.each([
  [{}, undefined],
  [{ priority: 65_535 }, undefined],
  [{ priority: 65_536 }, [ofPriority]],
  [{ priority: -1 }, [ofPriority]],
  [{ priority: 1.5 }, [ofPriority]],
  [{ priority: Number.NaN }, [ofPriority]],
  [{ name: 'taken' }, ['name: Another rule of this VPC has this name: edit that one instead']],
  [{ name: '' }, ['name: name requires at least one character']],
  [{ target: { type: 'ip', value: '10.0.0.1' } }, [`target.value: ${notAdded}`]],
  [{ host: { type: 'vpc', value: 'x' } }, [`host.value: ${notAdded}`]],
  [{ port: '22' }, [`port: ${notAdded}`]],
  [{ protocol: { type: 'icmp', icmpType: '', code: '' } }, [`protocol.type: ${notAdded}`]],
  [{ target: { type: 'ip', value: '  ' }, port: ' ' }, undefined],
])('%j is answered with %j', (given, expected) => {
  expect(whyNot(given, new Set(['taken']))).toEqual(expected)
})

test('what was not added does not keep the rule from being compared', () => {
  const values = { ...valuesOf(rule('a')), port: '22' }
  expect(ruleFields(nobody).safeParse(values).success).toBe(true)
})

const someName = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/)
const someIp = fc.oneof(fc.ipV4(), fc.constantFrom('fd00::1', '2001:db8::25'))
const someEnd = fc.oneof(
  fc.record({ type: fc.constantFrom('vpc' as const, 'subnet' as const, 'instance' as const), value: someName }),
  fc.record({ type: fc.constant('ip' as const), value: someIp }),
  fc.record({ type: fc.constant('ip_net' as const), value: someIp.map((ip) => `${ip}/8`) }),
)
const range = (min: number, max: number) =>
  fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map((ends) => {
    const [first, last] = [Math.min(...ends), Math.max(...ends)]
    return first === last ? `${first}` : `${first}-${last}`
  })
const someProtocol = fc.oneof(
  fc.constantFrom({ type: 'tcp' as const }, { type: 'udp' as const }, { type: 'icmp' as const, value: null }),
  fc.record({
    type: fc.constant('icmp' as const),
    value: fc.record({ icmpType: fc.nat(255), code: fc.option(range(0, 255), { nil: null }) }),
  }),
)
const list = <T>(of: fc.Arbitrary<T>) => fc.option(fc.array(of, { maxLength: 4 }), { nil: null })
const someRule: fc.Arbitrary<VpcFirewallRuleUpdate> = fc.record({
  name: someName,
  description: fc.string({ maxLength: 20 }),
  status: fc.constantFrom('enabled' as const, 'disabled' as const),
  direction: fc.constantFrom('inbound' as const, 'outbound' as const),
  action: fc.constantFrom('allow' as const, 'deny' as const),
  priority: fc.nat(65_535),
  targets: fc.array(someEnd, { maxLength: 4 }),
  filters: fc.record({ hosts: list(someEnd), ports: list(range(1, 65_535)), protocols: list(someProtocol) }),
})

describe('whatever the rule', () => {
  test('the form takes it, and gives back the same, which the API can read', () => {
    fc.assert(
      fc.property(someRule, (given) => {
        const values = ruleForm(nobody).parse(valuesOf(given))
        const sent = ruleOf(values)
        expect(isSameRule(sent, given)).toBe(true)
        expect(isSameRule(VpcFirewallRuleUpdate.parse(sent), given)).toBe(true)
        expect(Object.keys(sent).toSorted()).toEqual([
          'action',
          'description',
          'direction',
          'filters',
          'name',
          'priority',
          'status',
          'targets',
        ])
      }),
    )
  })
  test('a copy has a name that can be had', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9]{0,62}$/), (name) => {
        expect(whyNot({ name: copyName(name) })).toBeUndefined()
      }),
    )
  })
})

test('an empty list of hosts stays one: it is not the same as no list', () => {
  const given = rule('a', { filters: { hosts: [] } })
  expect(ruleOf(valuesOf(given)).filters.hosts).toEqual([])
  expect(isSameRule(given, rule('a'))).toBe(false)
})

test('a new rule is enabled, allows what comes in, and is for nobody yet', () => {
  expect(newRule).toMatchObject({ status: 'enabled', action: 'allow', direction: 'inbound', priority: 0, targets: [] })
})
