import { evaluatePath } from '@plenum/api/firewall-evaluation'
import { describe, expect, test } from 'vitest'
import type { VpcFirewallRuleUpdate } from '@plenum/api'
import type { FirewallEnd } from '../interfaces.ts'
import { rule } from '../testing.ts'
import { readQuestion } from './question.ts'
import { testerSearch } from './search.ts'
import type { TesterSearch } from './search.ts'
import { sentence, whyNotMatching } from './sentence.ts'

const end = (instance: string, ip: string): FirewallEnd => ({
  ip,
  interface: { instance, subnet: 'front', vpc: 'default' },
  key: `${instance}/nic0`,
  label: instance,
})
const ends = [end('web', '10.0.0.5'), end('db', '10.0.0.6')]
const inside = rule('allow-internal-inbound', { filters: { hosts: [{ type: 'vpc', value: 'default' }] } })
const webToDb: TesterSearch = { from: 'web/nic0', to: 'db/nic0', port: 5432 }
const outsideToWeb: TesterSearch = { from: '203.0.113.9', to: 'web/nic0', port: 22 }

function asked(search: TesterSearch) {
  const question = readQuestion(search, ends)
  if (!('packet' in question)) throw new Error(`Not asked: ${JSON.stringify(question)}`)
  return question
}

function answer(rules: VpcFirewallRuleUpdate[], search: TesterSearch): string {
  const question = asked(search)
  return sentence(question, evaluatePath(rules, 'default', question.packet))
}

const block = rule('block', { action: 'deny', priority: 1, direction: 'outbound' })
const out = rule('let-out', { direction: 'outbound' })
test.each([
  [[inside], webToDb, 'web reaches db on TCP 5432: allowed by allow-internal-inbound'],
  [[inside, out], webToDb, 'web reaches db on TCP 5432: allowed by let-out and allow-internal-inbound'],
  [[inside, block], webToDb, 'web does not reach db on TCP 5432: denied by block on the way out'],
  [[inside], outsideToWeb, '203.0.113.9 does not reach web on TCP 22: denied, as no inbound rule matches'],
  [
    [{ ...block, direction: 'inbound' }],
    { ...outsideToWeb, protocol: 'udp' },
    '203.0.113.9 does not reach web on UDP 22: denied by block',
  ],
  [
    [],
    { from: 'web/nic0', to: '2.2.2.2', protocol: 'icmp' },
    'web reaches 2.2.2.2 on ICMP type 8 code 0: allowed, as no outbound rule matches',
  ],
] as const)('%#: %j', (rules, search, expected) => {
  expect(answer([...rules], search)).toBe(expected)
})

describe('why a rule did not decide', () => {
  const cases: [Partial<VpcFirewallRuleUpdate>, TesterSearch, string | undefined][] = [
    [{}, outsideToWeb, undefined],
    [{ status: 'disabled' }, outsideToWeb, 'It is disabled.'],
    [{ direction: 'outbound' }, outsideToWeb, 'It is for outbound traffic.'],
    [{ targets: [] }, outsideToWeb, 'web is none of its targets: none.'],
    [{ targets: [{ type: 'instance', value: 'db' }] }, outsideToWeb, 'web is none of its targets: Instance db.'],
    [{ filters: inside.filters }, outsideToWeb, '203.0.113.9 is none of its hosts: VPC default.'],
    [{ filters: { protocols: [{ type: 'udp' }] } }, outsideToWeb, 'TCP is none of its protocols: UDP.'],
    [{ filters: { ports: ['80', '443'] } }, outsideToWeb, '22 is none of its ports: 80, 443.'],
    [{ filters: { ports: ['80'] } }, { ...outsideToWeb, protocol: 'icmp' }, 'It is for ports, and ICMP has none.'],
  ]
  test.each(cases)('%j', (given, search, expected) => {
    const question = asked(search)
    const [decision] = evaluatePath([rule('a', given)], 'default', question.packet)
    const step = decision?.steps[0]
    expect(step && whyNotMatching(step, question)).toBe(expected)
    expect(step).toBeDefined()
  })
})

const choose = 'Choose an instance, or enter an IP address'
test.each<[TesterSearch, object]>([
  [{}, {}],
  [{ from: 'web/nic0' }, {}],
  [
    { from: 'gone/nic0', to: 'nonsense' },
    { from: choose, to: choose },
  ],
  [{ from: 'web/nic0', to: '10.0.0.5' }, { to: 'Choose something else than where it comes from' }],
  [{ from: '1.1.1.1', to: '2.2.2.2' }, { to: 'One of the two must be an instance of this VPC' }],
  [{ from: 'fd00::1', to: 'web/nic0' }, { to: 'One has an IPv4 address, the other an IPv6 address' }],
  [{ ...webToDb, port: 0 }, { number: 'Ports go from 1 to 65535' }],
  [{ ...webToDb, protocol: 'icmp', type: 256 }, { number: 'Types and codes go from 0 to 255' }],
])('%j cannot be asked: %j', (search, unasked) => {
  expect(readQuestion(search, ends)).toEqual(unasked)
})

test('an address that an instance has is that instance', () => {
  expect(asked({ from: '10.0.0.6', to: 'web/nic0' })).toMatchObject({ from: 'db', to: 'web' })
})

test('what an address holds beside the question is left out', () => {
  expect(testerSearch({ from: 'web/nic0', to: 7, protocol: 'sctp', port: '22', type: 1.5, other: 'x' })).toEqual({
    from: 'web/nic0',
    to: undefined,
    protocol: undefined,
    port: undefined,
    type: undefined,
    code: undefined,
  })
})
