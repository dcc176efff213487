import type { VpcFirewallRuleUpdate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidValue, notFound, unparsable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

function rule(name: string, given: Partial<VpcFirewallRuleUpdate> = {}): VpcFirewallRuleUpdate {
  return {
    name,
    description: '',
    status: 'enabled',
    direction: 'inbound',
    action: 'allow',
    priority: 100,
    targets: [{ type: 'vpc', value: 'default' }],
    filters: {},
    ...given,
  }
}

const everything = rule('everything', {
  description: 'One of each',
  status: 'disabled',
  direction: 'outbound',
  action: 'deny',
  priority: 0,
  targets: [
    { type: 'vpc', value: 'not-there' },
    { type: 'subnet', value: 'not-there' },
    { type: 'instance', value: 'not-there' },
    { type: 'ip', value: 'fd00::1' },
    { type: 'ip_net', value: '10.0.0.0/8' },
  ],
  filters: {
    hosts: [{ type: 'ip_net', value: '::/0' }],
    ports: ['22', '8000-9000'],
    protocols: [
      { type: 'tcp' },
      { type: 'udp' },
      { type: 'icmp', value: null },
      { type: 'icmp', value: { icmpType: 0, code: '0-4' } },
      { type: 'icmp', value: { icmpType: 255, code: null } },
    ],
  },
})

describe('the rules of a VPC', () => {
  test('are replaced as a whole and shown by name, with ids and times that are new each time', async () => {
    const { vpc, query, project } = await newNetwork(rack)
    await rack.advance(1000)
    const body = { rules: [rule('b', { filters: { hosts: null } }), everything, rule('a')] }
    const { rules } = await admin.does('vpcFirewallRulesUpdate', { query, body })
    const added = { id: expect.any(String), vpcId: vpc.id, timeCreated: rack.now, timeModified: rack.now }
    const unfiltered = { hosts: null, ports: null, protocols: null }
    expect(rules).toEqual([
      { ...rule('a'), ...added, filters: unfiltered },
      { ...rule('b'), ...added, filters: unfiltered },
      { ...everything, ...added },
    ])
    expect(await admin.does('vpcFirewallRulesView', { query: { vpc: 'default', project } })).toEqual({ rules })

    await rack.advance(1000)
    const again = await admin.does('vpcFirewallRulesUpdate', { query, body })
    expect(again.rules.map(({ name }) => name)).toEqual(['a', 'b', 'everything'])
    expect(again.rules.filter(({ id }) => rules.some((before) => before.id === id))).toEqual([])
    expect(again.rules.map(({ timeCreated }) => timeCreated)).toEqual(again.rules.map(() => rack.now))
  })

  test.each([{ rules: [] }, {}])('may be none: %j', async (body) => {
    const { query } = await newNetwork(rack)
    expect(await admin.does('vpcFirewallRulesUpdate', { query, body })).toEqual({ rules: [] })
    expect(await admin.does('vpcFirewallRulesView', { query })).toEqual({ rules: [] })
  })

  test('may be 1024', async () => {
    const { query } = await newNetwork(rack)
    const rules = Array.from({ length: 1024 }, (_, number) => rule(`rule-${number}`))
    expect((await admin.does('vpcFirewallRulesUpdate', { query, body: { rules } })).rules).toHaveLength(1024)
  })

  test('are those of one VPC only', async () => {
    const [one, two] = [await newNetwork(rack), await newNetwork(rack)]
    const before = await admin.does('vpcFirewallRulesView', { query: two.query })
    await admin.does('vpcFirewallRulesUpdate', { query: one.query, body: { rules: [rule('a')] } })
    expect(await admin.does('vpcFirewallRulesView', { query: two.query })).toEqual(before)
  })
})

test('ranges of one, and those with leading zeros, are shown in short', async () => {
  const { query } = await newNetwork(rack)
  const protocols = [{ type: 'icmp', value: { icmpType: 3, code: '3-3' } } as const]
  const rules = [rule('a', { filters: { ports: ['80-80', '00022', '1-2'], protocols } })]
  const answer = await admin.does('vpcFirewallRulesUpdate', { query, body: { rules } })
  expect(answer.rules[0]?.filters).toMatchObject({
    ports: ['80', '22', '1-2'],
    protocols: [{ type: 'icmp', value: { icmpType: 3, code: '3' } }],
  })
})

const many = <T>(item: T) => Array.from({ length: 257 }, () => item)

describe('rules are refused, and those there are stay', () => {
  const host = { type: 'vpc', value: 'default' } as const
  const backwards = 'range has larger start value than end value'
  test.each([
    ['rules', [rule('a'), rule('b'), rule('a')], 'Rule names must be unique. Duplicates: ["a"]'],
    ['rules', Array.from({ length: 1025 }, (_, number) => rule(`rule-${number}`)), 'max length 1024'],
    ['targets', [rule('a', { targets: many(host) })], 'max length 256'],
    ['filters.hosts', [rule('a', { filters: { hosts: many(host) } })], 'max length 256'],
    ['filters.ports', [rule('a', { filters: { ports: many('22') } })], 'max length 256'],
    ['filters.protocols', [rule('a', { filters: { protocols: many({ type: 'tcp' } as const) } })], 'max length 256'],
    ['l4_port_range', [rule('a', { filters: { ports: ['90-80'] } })], backwards],
    [
      'code',
      [rule('a', { filters: { protocols: [{ type: 'icmp', value: { icmpType: 3, code: '4-3' } }] } })],
      backwards,
    ],
    ['description', [rule('a', { description: 'x'.repeat(513) })], 'description may contain at most 512 characters'],
  ])('for %s', async (label, rules, reason) => {
    const { query } = await newNetwork(rack)
    const before = await admin.does('vpcFirewallRulesView', { query })
    expect(await admin.isRefused('vpcFirewallRulesUpdate', { query, body: { rules } })).toEqual(
      invalidValue(label, reason),
    )
    expect(await admin.does('vpcFirewallRulesView', { query })).toEqual(before)
  })

  test.each([
    ['a priority above the highest', { priority: 65_536 }],
    ['a priority below zero', { priority: -1 }],
    ['port 0', { filters: { ports: ['0'] } }],
    ['port 65536', { filters: { ports: ['65536'] } }],
    ['a port that is none', { filters: { ports: ['http'] } }],
    ['an ICMP type above 255', { filters: { protocols: [{ type: 'icmp', value: { icmpType: 256 } } as const] } }],
    ['an address that is none', { targets: [{ type: 'ip', value: '10.0.0' } as const] }],
    ['a network without width', { targets: [{ type: 'ip_net', value: '10.0.0.0' } as const] }],
    ['a name that is none', { name: 'No' }],
  ])('when they cannot be read: %s', async (_, given) => {
    const { query } = await newNetwork(rack)
    const refused = await admin.isRefused('vpcFirewallRulesUpdate', { query, body: { rules: [rule('a', given)] } })
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })
})

describe('rules are asked for', () => {
  test('of a VPC that there is', async () => {
    const query = { project: 'storefront', vpc: 'nowhere' }
    const refused = notFound('vpc', { name: 'nowhere' })
    expect(await admin.isRefused('vpcFirewallRulesView', { query })).toEqual(refused)
    expect(await admin.isRefused('vpcFirewallRulesUpdate', { query, body: {} })).toEqual(refused)
  })

  test('of no VPC at all in vain', async () => {
    const response = await admin.raw(new Request('http://rack.test/v1/vpc-firewall-rules?project=storefront'))
    const { message } = unparsable('unable to parse query string: missing field `vpc`')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message })
  })
})
