import { evaluateFirewall } from '@plenum/api/firewall-evaluation'
import type { EvaluatedRule, PacketEnd } from '@plenum/api/firewall-evaluation'

const ANY: PacketEnd = { ip: '203.0.113.254' }

/** Whether something that a rule names is an end, asked of a rule that names nothing else. */
function isNamed(target: EvaluatedRule['targets'][number], end: PacketEnd): boolean {
  const { rule } = evaluateFirewall(
    [
      {
        name: 'asks',
        status: 'enabled',
        direction: 'inbound',
        action: 'allow',
        priority: 0,
        targets: [target],
        filters: {},
      },
    ],
    'inbound',
    { source: ANY, destination: end, protocol: { type: 'tcp', port: 1 } },
  )
  return rule !== undefined
}

/**
 * Ends in groups that no rule tells apart: what becomes of the traffic of one becomes of that of all others, so it is
 * enough to look at two of each group (two, for the traffic within it).
 */
export function classesOf<End extends PacketEnd>(rules: readonly EvaluatedRule[], ends: readonly End[]): End[][] {
  const named = new Map(
    rules
      .flatMap(({ targets, filters }) => [...targets, ...(filters.hosts ?? [])])
      .map((target) => [`${target.type} ${target.value}`, target]),
  )
  const classes = Map.groupBy(ends, (end) => [...named.values()].map((target) => isNamed(target, end)).join())
  return [...classes.values()]
}
