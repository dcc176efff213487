import { inFirewallOrder } from '@plenum/api/firewall-evaluation'
import { firewallPriority } from '@plenum/api/firewall-rules'
import type { VpcFirewallRuleUpdate } from '@plenum/api'
import type { RuleEdit } from './merge.ts'
import { ruleBody } from './rule-body.ts'

type Rule = VpcFirewallRuleUpdate

/** The roundest number between two others; undefined when there is none. */
function between(low: number, high: number): number | undefined {
  for (const step of [1000, 100, 10, 1]) {
    const candidate = Math.floor((high - 1) / step) * step
    // Zero is the last resort: nothing could come before it.
    if (candidate > (step > 1 ? Math.max(low, 0) : low)) return candidate
  }
  return undefined
}

/** Room that is left between rules that get new numbers. */
const GAP = 100

/** Where a rule may not go further: the neighbours' numbers, or what lies beyond the first and the last there can be. */
function bounds(rules: readonly Rule[], first: number, last: number): [number, number] {
  return [rules[first - 1]?.priority ?? firewallPriority.min - 1, rules[last + 1]?.priority ?? firewallPriority.max + 1]
}

/** Numbers for as few rules around one as it takes for all to stand in this order. */
function renumbered(rules: readonly Rule[], index: number): Rule[] {
  let [first, last] = [index, index]
  let [low, high] = bounds(rules, first, last)
  while (high - low - 1 < last - first + 1) {
    if (first > 0) first -= 1
    if (last < rules.length - 1) last += 1
    ;[low, high] = bounds(rules, first, last)
  }
  const gap = Math.max(Math.floor(Math.min((high - low) / (last - first + 2), GAP)), 1)
  // Not further from where they were than it takes.
  const highest = Math.max(...rules.slice(first, last + 1).map(({ priority }) => priority))
  const start = Math.max(low + gap, Math.min(highest, high - 1) - gap * (last - first))
  return rules.map((rule, at) => (at < first || at > last ? rule : { ...rule, priority: start + gap * (at - first) }))
}

/**
 * What it takes for a rule to be asked one place sooner or later: a number between its new neighbours, or where there is
 * none, new numbers for those around it, too. Undefined at the end of the list.
 */
export function moveRule(rules: readonly Rule[], name: string, by: -1 | 1): RuleEdit[] | undefined {
  const ordered = inFirewallOrder(rules)
  const from = ordered.findIndex((rule) => rule.name === name)
  const moved = ordered[from]
  const to = from + by
  if (!moved || to < 0 || to >= ordered.length) return undefined
  const wanted = ordered.toSpliced(from, 1).toSpliced(to, 0, moved)
  const [low, high] = bounds(wanted, to, to)
  const priority = between(low, high)
  const after = priority === undefined ? renumbered(wanted, to) : wanted.with(to, { ...moved, priority })
  return wanted.flatMap((before, index) => {
    const changed = after[index]
    return changed && changed.priority !== before.priority ? { before: ruleBody(before), after: ruleBody(changed) } : []
  })
}
