import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query.ts'
import type { VpcParams } from '../vpc/queries.ts'
import { mergeRules } from './merge.ts'
import type { RuleConflict, RuleEdit } from './merge.ts'
import { firewallQuery } from './queries.ts'
import { isSameRule } from './rule-body.ts'

export type SaveOutcome =
  | { type: 'saved' }
  /** Nothing was sent: somebody has to choose. */
  | { type: 'conflicts'; conflicts: RuleConflict[] }

/** One save after the other: each begins with what the one before left. */
let queue: Promise<unknown> = Promise.resolve()

async function save({ project, vpc }: VpcParams, edits: readonly RuleEdit[]): Promise<SaveOutcome> {
  const query = { project, vpc }
  const current = await call('vpcFirewallRulesView', { query })
  const { rules, conflicts } = mergeRules(edits, current.rules)
  const { queryKey } = firewallQuery({ project, vpc })
  if (conflicts.length > 0) {
    queryClient.setQueryData(queryKey, current)
    return { type: 'conflicts', conflicts }
  }
  const kept = await call('vpcFirewallRulesUpdate', { query, body: { rules } })
  queryClient.setQueryData(queryKey, kept)
  const others = rules.filter(
    (rule) =>
      !isSameRule(
        kept.rules.find(({ name }) => name === rule.name),
        rule,
      ),
  )
  if (others.length > 0 || kept.rules.length !== rules.length) throw new NotKept(others.map(({ name }) => name))
  return { type: 'saved' }
}

/** The answer to a write does not hold what was sent. */
export class NotKept extends Error {
  constructor(names: readonly string[]) {
    super(
      names.length === 0
        ? 'The control plane kept rules that were not sent. Look at the list before you go on.'
        : `The control plane did not keep all that was sent: look at ${names.join(', ')} before you go on.`,
    )
    this.name = 'NotKept'
  }
}

/**
 * Changes some rules of a VPC, whose rules can only be replaced as a whole: reads them anew, merges, sends, and looks
 * whether the answer holds what was sent. Between the reading and the sending there is no lock, only little time.
 */
export function saveRules(at: VpcParams, edits: readonly RuleEdit[]): Promise<SaveOutcome> {
  const result = queue.then(() => save(at, edits))
  queue = result.catch(() => undefined)
  return result
}
