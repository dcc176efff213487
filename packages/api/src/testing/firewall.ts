import * as fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import type { EvaluatedRule, Packet, PacketEnd } from '../firewall-evaluation.ts'

export const web: PacketEnd = { ip: '172.30.0.5', interface: { instance: 'web', subnet: 'front', vpc: 'shop' } }
export const db: PacketEnd = { ip: '172.30.4.5', interface: { instance: 'db', subnet: 'back', vpc: 'shop' } }
export const outside: PacketEnd = { ip: '198.51.100.7' }

/** An enabled rule that allows all that arrives in the VPC, but for what is given. */
export function firewallRule(given: Partial<EvaluatedRule> & { name: string }): EvaluatedRule {
  return {
    status: 'enabled',
    direction: 'inbound',
    action: 'allow',
    priority: 100,
    targets: [{ type: 'vpc', value: 'shop' }],
    filters: {},
    ...given,
  }
}

function within({ type, value }: { type: string; value: string }, end: PacketEnd): boolean {
  if (type === 'vpc') return value === end.interface?.vpc
  if (type === 'subnet') return value === end.interface?.subnet
  if (type === 'instance') return value === end.interface?.instance
  const address = ipaddr.parse(end.ip)
  const net: [ipaddr.IPv4 | ipaddr.IPv6, number] = value.includes('/')
    ? ipaddr.parseCIDR(value)
    : [ipaddr.parse(value), value.includes(':') ? 128 : 32]
  return address.kind() === net[0].kind() && address.match(net)
}

function between(text: string, number: number): boolean {
  const [low = '', high = low] = text.split('-')
  return Number(low) <= number && number <= Number(high)
}

/** The same question asked in another way: of all rules at once, over another library's addresses. */
export function referenceVerdict(rules: readonly EvaluatedRule[], direction: 'inbound' | 'outbound', packet: Packet) {
  const local = direction === 'inbound' ? packet.destination : packet.source
  const remote = direction === 'inbound' ? packet.source : packet.destination
  const { protocol } = packet
  const matching = rules.filter(
    ({ status, direction: way, targets, filters: { hosts, ports, protocols } }) =>
      status === 'enabled' &&
      way === direction &&
      targets.filter((target) => within(target, local)).length > 0 &&
      (!hosts || hosts.filter((host) => within(host, remote)).length > 0) &&
      (!ports || (protocol.type !== 'icmp' && ports.filter((port) => between(port, protocol.port)).length > 0)) &&
      (!protocols ||
        protocols.filter((one) => {
          if (one.type !== protocol.type) return false
          if (one.type !== 'icmp' || one.value === null || protocol.type !== 'icmp') return true
          if (one.value.icmpType !== protocol.icmpType) return false
          return !one.value.code || between(one.value.code, protocol.code)
        }).length > 0),
  )
  if (matching.length === 0) return direction === 'inbound' ? 'deny' : 'allow'
  const lowest = Math.min(...matching.map(({ priority }) => priority))
  return matching.some(({ priority, action }) => priority === lowest && action === 'deny') ? 'deny' : 'allow'
}

const nets = ['0.0.0.0/0', '172.30.0.0/16', '172.30.0.0/22', '172.30.4.5/32', '198.51.100.0/24', '::/0', 'fd00::/8']
const ips = ['172.30.0.5', '172.30.4.5', '198.51.100.7', '203.0.113.9', 'fd00::1']
const range = (max: number, min: number) =>
  fc.tuple(fc.integer({ min, max }), fc.integer({ min: 0, max: 3 })).map(([first, more]) => {
    const last = Math.min(first + more, max)
    return first === last ? `${first}` : `${first}-${last}`
  })
const someEnd = fc.oneof(
  fc.record({ type: fc.constant('vpc' as const), value: fc.constantFrom('shop', 'other') }),
  fc.record({ type: fc.constant('subnet' as const), value: fc.constantFrom('front', 'back') }),
  fc.record({ type: fc.constant('instance' as const), value: fc.constantFrom('web', 'db') }),
  fc.record({ type: fc.constant('ip' as const), value: fc.constantFrom(...ips) }),
  fc.record({ type: fc.constant('ip_net' as const), value: fc.constantFrom(...nets) }),
)
const list = <T>(of: fc.Arbitrary<T>) => fc.option(fc.array(of, { maxLength: 3 }), { nil: null })
const someFilter = fc.oneof(
  fc.constantFrom({ type: 'tcp' as const }, { type: 'udp' as const }, { type: 'icmp' as const, value: null }),
  fc.record({
    type: fc.constant('icmp' as const),
    value: fc.record({ icmpType: fc.integer({ min: 0, max: 3 }), code: fc.option(range(3, 0), { nil: null }) }),
  }),
)
export const someRule: fc.Arbitrary<EvaluatedRule> = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  status: fc.constantFrom('enabled', 'enabled', 'disabled'),
  direction: fc.constantFrom('inbound', 'outbound'),
  action: fc.constantFrom('allow', 'deny'),
  priority: fc.integer({ min: 0, max: 3 }),
  targets: fc.array(someEnd, { maxLength: 3 }),
  filters: fc.record({ hosts: list(someEnd), ports: list(range(8, 1)), protocols: list(someFilter) }),
})
export const somePacket: fc.Arbitrary<Packet> = fc.record({
  source: fc.constantFrom(web, db, outside),
  destination: fc.constantFrom(web, db, outside),
  protocol: fc.oneof(
    fc.record({ type: fc.constantFrom('tcp' as const, 'udp' as const), port: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      type: fc.constant('icmp' as const),
      icmpType: fc.integer({ min: 0, max: 4 }),
      code: fc.integer({ min: 0, max: 4 }),
    }),
  ),
})
