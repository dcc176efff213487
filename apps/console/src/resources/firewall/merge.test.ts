import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { VpcFirewallRuleUpdate } from '@plenum/api'
import { mergeRules, settle } from './merge.ts'
import type { RuleEdit } from './merge.ts'
import { rule } from './testing.ts'

type Rule = VpcFirewallRuleUpdate

const names = (rules: readonly Rule[]) => rules.map(({ name }) => name).toSorted()
const [a, b, c] = [rule('a'), rule('b'), rule('c')]
const disabled = (of: Rule): Rule => ({ ...of, status: 'disabled' })
const first = (of: Rule): Rule => ({ ...of, priority: 1 })

const ports = (text: string): Rule => ({ ...a, filters: { hosts: null, ports: [text], protocols: undefined } })

describe('what others did meanwhile', () => {
  test('stays, where it was to other rules', () => {
    const current = [disabled(a), c, rule('d')]
    const { rules, conflicts } = mergeRules(
      [
        { before: c, after: first(c) },
        { before: undefined, after: b },
      ],
      current,
    )
    expect(conflicts).toEqual([])
    expect(rules).toEqual([disabled(a), first(c), rule('d'), b])
  })

  test('is a conflict, and stays, where it was to the same rule', () => {
    const edit = { before: a, after: first(a) }
    expect(mergeRules([edit], [disabled(a), b])).toEqual({
      rules: [disabled(a), b],
      conflicts: [{ edit, name: 'a', theirs: disabled(a), kind: 'changed' }],
    })
  })

  test('is a conflict where they deleted it, or gave its new name to another', () => {
    const edit = { before: a, after: { ...a, name: 'z' } }
    expect(mergeRules([edit], [b]).conflicts).toMatchObject([{ name: 'a', theirs: undefined, kind: 'deleted' }])
    const other = { ...b, name: 'z' }
    const taken = mergeRules([edit], [a, other])
    expect(taken.conflicts).toMatchObject([{ name: 'z', theirs: other, kind: 'taken' }])
    expect(taken.rules).toEqual([a, other])
  })

  test('is none where they did the same', () => {
    const edits: RuleEdit[] = [
      { before: a, after: disabled(a) },
      { before: b, after: undefined },
      { before: undefined, after: c },
      { before: rule('x'), after: { ...rule('x'), name: 'y' } },
    ]
    const current = [disabled(a), c, { ...rule('x'), name: 'y' }]
    expect(mergeRules(edits, current)).toEqual({ rules: current, conflicts: [] })
  })

  test('does not count where it reads differently and means the same', () => {
    expect(mergeRules([{ before: ports('80-80'), after: undefined }], [ports('0080')]).conflicts).toEqual([])
  })
})

test('names can be exchanged, and an edit that is held back holds back who wants its name', () => {
  const swap: RuleEdit[] = [
    { before: a, after: { ...a, name: 'b' } },
    { before: b, after: { ...b, name: 'a' } },
  ]
  expect(names(mergeRules(swap, [a, b]).rules)).toEqual(['a', 'b'])
  const held = mergeRules(swap, [a, disabled(b)])
  expect(held.rules).toEqual([a, disabled(b)])
  expect(held.conflicts.map(({ kind }) => kind)).toEqual(['changed', 'taken'])
})

describe('a choice', () => {
  const cases: [string, RuleEdit, Rule[], Rule[]][] = [
    ['a changed rule', { before: a, after: first(a) }, [disabled(a), b], [first(a), b]],
    ['a rule that they changed and one deleted', { before: a, after: undefined }, [disabled(a), b], [b]],
    ['a rule that they deleted', { before: a, after: first(a) }, [b], [first(a), b]],
    ['a name that they gave away', { before: undefined, after: a }, [disabled(a), b], [a, b]],
    ['a new name that they gave away', { before: a, after: { ...a, name: 'b' } }, [a, b], [{ ...a, name: 'b' }]],
  ]
  test.each(cases)('for one’s own: %s', (_, edit, current, expected) => {
    const { conflicts } = mergeRules([edit], current)
    const settled = settle([edit], conflicts, new Set(conflicts.map(({ name }) => name)))
    const merged = mergeRules(settled, current)
    expect(merged.conflicts).toEqual([])
    expect(merged.rules.toSorted((x, y) => (x.name < y.name ? -1 : 1))).toEqual(expected)
  })
  test.each(cases)('for theirs leaves all as it is: %s', (_, edit, current) => {
    const { conflicts } = mergeRules([edit], current)
    expect(settle([edit], conflicts, new Set())).toEqual([])
  })
  test('is asked for again when they change it once more', () => {
    const edits = [{ before: a, after: first(a) }]
    const { conflicts } = mergeRules(edits, [disabled(a)])
    const settled = settle(edits, conflicts, new Set(['a']))
    expect(mergeRules(settled, [{ ...a, action: 'deny' }]).conflicts).toHaveLength(1)
  })
})

const someRule = fc.record({
  name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  priority: fc.integer({ min: 0, max: 3 }),
})
const someSet = fc
  .uniqueArray(someRule, { selector: ({ name }) => name })
  .map((given) => given.map(({ name, priority }) => ({ ...rule(name), priority })))

/** What leads from one set to another. */
function editsBetween(from: readonly Rule[], to: readonly Rule[]): RuleEdit[] {
  const find = (rules: readonly Rule[], name: string) => rules.find((each) => each.name === name)
  return [...new Set([...names(from), ...names(to)])]
    .map((name) => ({ before: find(from, name), after: find(to, name) }))
    .filter(({ before, after }) => before?.priority !== after?.priority)
}

const state = (rules: readonly Rule[], name: string) => rules.find((each) => each.name === name)?.priority

test('nothing that anybody did is lost without being told', () => {
  fc.assert(
    fc.property(someSet, someSet, someSet, (base, ours, theirs) => {
      const edits = editsBetween(base, ours)
      const { rules, conflicts } = mergeRules(edits, theirs)
      const told = new Set(conflicts.map(({ name }) => name))
      for (const name of names([...base, ...ours, ...theirs])) {
        const [was, mine, now, is] = [base, ours, theirs, rules].map((set) => state(set, name))
        const expected = mine === was || told.has(name) ? now : mine
        expect([name, is]).toEqual([name, expected])
        expect([name, told.has(name)]).toEqual([name, mine !== was && now !== was && now !== mine])
      }
      expect(new Set(names(rules)).size).toBe(rules.length)
    }),
    { numRuns: 500 },
  )
})
