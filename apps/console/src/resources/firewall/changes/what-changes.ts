import { firewallChanges } from '@plenum/api/firewall-changes'
import type { FirewallChange } from '@plenum/api/firewall-changes'
import type { EvaluatedRule, PacketEnd, PacketProtocol } from '@plenum/api/firewall-evaluation'
import { blockContains, blockText, ipBlock, ipFamily, widthMax } from '@plenum/api/ip-block'
import type { FirewallEnd } from '../interfaces.ts'
import { classesOf } from './classes.ts'
import { trafficText } from './traffic-text.ts'

/** Traffic that fares differently, of several ends at once. */
export interface ChangeGroup {
  verdict: 'allow' | 'deny'
  /** Whether it comes to the ends, or goes out from them. */
  direction: 'to' | 'from'
  /** Interfaces, by what a person calls them. */
  ends: string[]
  /** The other side: interfaces and networks. */
  peers: string[]
  /** "TCP 443". */
  traffic: string
}

export interface WhatChanges {
  groups: ChangeGroup[]
  /** Interfaces with any change. */
  affected: number
  /** False where there was too much to try. */
  isComplete: boolean
}

export interface ChangesQuestion {
  before: readonly EvaluatedRule[]
  after: readonly EvaluatedRule[]
  vpc: string
  ends: readonly FirewallEnd[]
}

function networksOf(rules: readonly EvaluatedRule[]): string[] {
  return rules.flatMap(({ targets, filters }) =>
    [...targets, ...(filters.hosts ?? [])].flatMap(({ type, value }) => {
      if (type === 'ip') return [`${value}/${widthMax[ipFamily(value)]}`]
      return type === 'ip_net' ? [value] : []
    }),
  )
}

/** The smallest network of the rules that an address outside is in. */
function outsideName({ ip }: PacketEnd, networks: readonly string[]): string {
  const address = ipBlock(`${ip}/${widthMax[ipFamily(ip)]}`)
  const around = networks.map(ipBlock).filter((block) => blockContains(block, address))
  const smallest = around.toSorted((a, b) => b.width - a.width)[0]
  if (!smallest) return ELSEWHERE
  return smallest.width === widthMax[smallest.family] ? ip : blockText(smallest)
}

const ELSEWHERE = 'anywhere else'

/** Networks and interfaces, each under one word where it is all of them. */
function gathered(labels: readonly string[], inside: ReadonlySet<string>, outside: ReadonlySet<string>): string[] {
  const given = new Set(labels)
  const isAllInside = inside.size > 1 && [...inside].every((label) => given.has(label))
  const isAllOutside = [...outside].every((label) => given.has(label))
  return [
    ...(isAllInside ? ['all instances here'] : [...given].filter((label) => inside.has(label))),
    ...(isAllOutside ? ['anywhere outside'] : [...given].filter((label) => !inside.has(label))),
  ]
}

interface Flow {
  verdict: 'allow' | 'deny'
  direction: 'to' | 'from'
  ends: string[]
  peers: string[]
  protocols: PacketProtocol[]
}

/** What changed for each pair of groups of ends. */
function flowsOf(changes: readonly FirewallChange[], nameOf: (end: PacketEnd) => string[]): Flow[] {
  const flows = new Map<string, Flow>()
  for (const { packet, after } of changes) {
    const direction = packet.destination.interface ? 'to' : 'from'
    const [end, peer] = direction === 'to' ? [packet.destination, packet.source] : [packet.source, packet.destination]
    const [ends, peers] = [nameOf(end), nameOf(peer)]
    const key = JSON.stringify([after, direction, ends, peers])
    const flow = flows.get(key) ?? { verdict: after, direction, ends, peers, protocols: [] }
    flow.protocols.push(packet.protocol)
    flows.set(key, flow)
  }
  return [...flows.values()]
}

/** Those that are alike but for one list, with their lists as one. */
function joined(groups: readonly ChangeGroup[], list: 'ends' | 'peers'): ChangeGroup[] {
  const alike = Map.groupBy(groups, (group) => JSON.stringify({ ...group, [list]: undefined }))
  return [...alike.values()].flatMap((some) => {
    const [first] = some
    return first ? [{ ...first, [list]: [...new Set(some.flatMap((group) => group[list]))] }] : []
  })
}

/** What a change of rules changes for the interfaces of a VPC, in as few sentences as can be. */
export function whatChanges({ before, after, vpc, ends }: ChangesQuestion): WhatChanges {
  const rules = [...before, ...after]
  const classes = classesOf(rules, ends)
  const asked = classes.flatMap((members) => members.slice(0, 2))
  const { changes, isComplete } = firewallChanges(before, after, vpc, asked)
  const inside = new Map(asked.map((end) => [`${end.ip} ${end.interface.instance}`, end]))
  const networks = networksOf(rules)
  const known = new Set(ends.map(({ ip }) => ip))
  const nameOf = (end: PacketEnd): string[] => {
    const found = end.interface && inside.get(`${end.ip} ${end.interface.instance}`)
    const members = found && classes.find((each) => each.includes(found))
    return members ? members.map(({ label }) => label) : [outsideName(end, networks)]
  }
  // An address of an interface belongs to nobody outside.
  const real = changes.filter(({ packet: { source, destination } }) =>
    [source, destination].every((end) => end.interface !== undefined || !known.has(end.ip)),
  )
  const groups = flowsOf(real, nameOf).map(({ protocols, ...flow }) => ({
    ...flow,
    traffic: trafficText(protocols, rules),
  }))
  const insiders = new Set(ends.map(({ label }) => label))
  const isEverywhere = networks.includes('0.0.0.0/0')
  const outsiders = new Set([
    ...(isEverywhere ? [] : [ELSEWHERE]),
    ...networks.map((net) => outsideName({ ip: net.split('/')[0] ?? '' }, networks)).filter((name) => !known.has(name)),
  ])
  return {
    groups: joined(joined(groups, 'peers'), 'ends').map((group) => ({
      ...group,
      ends: gathered(group.ends, insiders, outsiders),
      peers: gathered(group.peers, insiders, outsiders),
    })),
    affected: new Set(groups.flatMap((group) => group.ends)).size,
    isComplete,
  }
}
