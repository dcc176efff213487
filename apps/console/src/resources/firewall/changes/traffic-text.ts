import type { EvaluatedRule, PacketProtocol } from '@plenum/api/firewall-evaluation'
import { parseNumberRange } from '@plenum/api/number-range'

const PORT = { min: 1, max: 65_535 }
const CODE = { min: 0, max: 255 }

interface Span {
  first: number
  last: number
}

/** Where something may change: between such numbers every other fares as the first. */
function edgesOf(ranges: readonly string[], { min, max }: { min: number; max: number }): number[] {
  const edges = ranges.flatMap((text) => {
    const range = parseNumberRange(text)
    return range ? [range.first, range.last + 1] : []
  })
  return [...new Set([min, ...edges])].filter((edge) => edge <= max).toSorted((a, b) => a - b)
}

/** The ranges that numbers stand for, those beside each other as one. */
function spansOf(numbers: ReadonlySet<number>, edges: readonly number[], max: number): Span[] {
  const spans: Span[] = []
  for (const [index, first] of edges.entries()) {
    if (!numbers.has(first)) continue
    const last = (edges[index + 1] ?? max + 1) - 1
    const before = spans.at(-1)
    if (before?.last === first - 1) before.last = last
    else spans.push({ first, last })
  }
  return spans
}

function spansText(spans: readonly Span[]): string {
  return spans.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}

function isAll(spans: readonly Span[], { min, max }: { min: number; max: number }): boolean {
  return spans.length === 1 && spans[0]?.first === min && spans[0].last === max
}

/** "TCP 22, 80–90" for the packets that stand for it, or "TCP" when they stand for every port. */
function portText(type: 'tcp' | 'udp', protocols: readonly PacketProtocol[], edges: readonly number[]): string[] {
  const ports = new Set(protocols.flatMap((each) => (each.type === type ? [each.port] : [])))
  if (ports.size === 0) return []
  const spans = spansOf(ports, edges, PORT.max)
  const name = type.toUpperCase()
  return [isAll(spans, PORT) ? name : `${name} ${spansText(spans)}`]
}

type Icmp = Extract<PacketProtocol, { type: 'icmp' }>

/** A type that no rule names stands for all of those. */
function icmpText(protocols: readonly PacketProtocol[], rules: readonly EvaluatedRule[]): string[] {
  const changed = protocols.filter((each): each is Icmp => each.type === 'icmp')
  const named = rules.flatMap(({ filters }) =>
    (filters.protocols ?? []).flatMap((each) => (each.type === 'icmp' && each.value ? [each.value] : [])),
  )
  const types = new Set(named.map(({ icmpType }) => icmpType))
  const isOther = changed.some(({ icmpType }) => !types.has(icmpType))
  const texts = [...types]
    .toSorted((a, b) => a - b)
    .map((type) => {
      const codes = new Set(changed.flatMap(({ icmpType, code }) => (icmpType === type ? [code] : [])))
      if (codes.size === 0) return undefined
      const edges = edgesOf(
        named.flatMap(({ icmpType, code }) => (icmpType === type && code ? [code] : [])),
        CODE,
      )
      const spans = spansOf(codes, edges, CODE.max)
      return {
        isWhole: isAll(spans, CODE),
        text: `ICMP type ${type}${isAll(spans, CODE) ? '' : ` code ${spansText(spans)}`}`,
      }
    })
  if (isOther && texts.every((each) => each?.isWhole)) return ['ICMP']
  return [...texts.flatMap((each) => each?.text ?? []), ...(isOther ? ['ICMP of other types'] : [])]
}

/** In words what a set of packets stands for, that were tried against some rules. */
export function trafficText(protocols: readonly PacketProtocol[], rules: readonly EvaluatedRule[]): string {
  const edges = edgesOf(
    rules.flatMap(({ filters }) => filters.ports ?? []),
    PORT,
  )
  const texts = [
    ...portText('tcp', protocols, edges),
    ...portText('udp', protocols, edges),
    ...icmpText(protocols, rules),
  ]
  return texts.join(' · ') === 'TCP · UDP · ICMP' ? 'All traffic' : texts.join(', ')
}
