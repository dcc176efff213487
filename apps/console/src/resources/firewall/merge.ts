import type { VpcFirewallRuleUpdate } from '@plenum/api'
import { isSameRule, ruleBody } from './rule-body.ts'

type Rule = VpcFirewallRuleUpdate

/** One rule that somebody wants to be another: made when there is no `before`, deleted when there is no `after`. */
export interface RuleEdit {
  before: Rule | undefined
  after: Rule | undefined
}

/** A rule that others changed meanwhile, so that a person has to choose. */
export interface RuleConflict {
  edit: RuleEdit
  /** Under which name the two meet. */
  name: string
  /** What it has become; undefined when it was deleted. */
  theirs: Rule | undefined
  /** Others changed or deleted it, or gave another rule the name that it was to have. */
  kind: 'changed' | 'deleted' | 'taken'
}

function conflictOf(
  edit: RuleEdit,
  theirs: ReadonlyMap<string, Rule>,
  freed: ReadonlySet<string>,
): RuleConflict | undefined {
  const { before, after } = edit
  const now = before && theirs.get(before.name)
  if (before && !now && after) return { edit, name: before.name, theirs: undefined, kind: 'deleted' }
  if (before && now && !isSameRule(now, before)) return { edit, name: before.name, theirs: now, kind: 'changed' }
  const other = after && after.name !== before?.name && !freed.has(after.name) ? theirs.get(after.name) : undefined
  return other && { edit, name: other.name, theirs: other, kind: 'taken' }
}

/** An edit that is held back does not free its name, which may hold back another. */
function conflictsOf(edits: readonly RuleEdit[], theirs: ReadonlyMap<string, Rule>): RuleConflict[] {
  const freed = new Set(edits.flatMap(({ before }) => before?.name ?? []))
  const found = edits.flatMap((edit) => conflictOf(edit, theirs, freed) ?? [])
  if (found.length === 0) return []
  const held = new Set(found.map(({ edit }) => edit))
  const others = edits.filter((edit) => !held.has(edit))
  return [...found, ...conflictsOf(others, theirs)]
}

/** Whether others have brought about just what the edit is for. */
function isDone({ before, after }: RuleEdit, theirs: ReadonlyMap<string, Rule>): boolean {
  const isRemoved = !before || before.name === after?.name || !theirs.has(before.name)
  return isRemoved && (!after || isSameRule(theirs.get(after.name), after))
}

/**
 * The rules there shall be: those there are by now, with the edits. What others did to other rules stays; where they did
 * something to the same rule it stays, too, and is told as a conflict.
 */
export function mergeRules(
  edits: readonly RuleEdit[],
  current: readonly Rule[],
): { rules: Rule[]; conflicts: RuleConflict[] } {
  const theirs = new Map(current.map((rule) => [rule.name, rule]))
  const open = edits.filter((edit) => !isDone(edit, theirs))
  const conflicts = conflictsOf(open, theirs)
  const inConflict = new Set(conflicts.map(({ edit }) => edit))
  const applied = open.filter((edit) => !inConflict.has(edit))
  const replaced = new Map(applied.flatMap(({ before, after }) => (before ? [[before.name, after] as const] : [])))
  const kept = current.flatMap((rule) => (replaced.has(rule.name) ? (replaced.get(rule.name) ?? []) : rule))
  const made = applied.flatMap(({ before, after }) => (before || !after ? [] : after))
  return { rules: [...kept, ...made].map(ruleBody), conflicts }
}

/** The edits once a person has chosen in each conflict; their own, based on what the rule is by now, or none. */
export function settle(
  edits: readonly RuleEdit[],
  conflicts: readonly RuleConflict[],
  mine: ReadonlySet<string>,
): RuleEdit[] {
  return edits.flatMap((edit) => {
    const conflict = conflicts.find((each) => each.edit === edit)
    if (!conflict) return edit
    if (!mine.has(conflict.name)) return []
    const { theirs, kind } = conflict
    if (kind !== 'taken') return { before: theirs, after: edit.after }
    return edit.before ? [edit, { before: theirs, after: undefined }] : { before: theirs, after: edit.after }
  })
}
