import { inFirewallOrder } from '@plenum/api/firewall-evaluation'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRules } from './merge.ts'
import { moveRule } from './order.ts'
import { rule } from './testing.ts'

const at = (name: string, priority: number) => rule(name, { priority })
const shown = (rules: ReturnType<typeof at>[]) =>
  inFirewallOrder(rules).map(({ name, priority }) => `${name} ${priority}`)

function move(rules: ReturnType<typeof at>[], name: string, by: -1 | 1) {
  const edits = moveRule(rules, name, by)
  return edits && { touched: edits.map(({ before }) => before?.name), order: shown(mergeRules(edits, rules).rules) }
}

test.each([
  [
    'a round number between its neighbours',
    [at('a', 100), at('b', 200), at('c', 300)],
    'c',
    -1,
    ['a 100', 'c 190', 'b 200'],
  ],
  ['a number after the last', [at('a', 100), at('b', 200)], 'a', 1, ['b 200', 'a 65000']],
  ['a number before the first', [at('a', 1000), at('b', 65_534)], 'b', -1, ['b 900', 'a 1000']],
  ['zero, when nothing else is left', [at('a', 1), at('b', 2)], 'b', -1, ['b 0', 'a 1']],
] as const)('a rule that moves gets %s', (_, rules, name, by, order) => {
  expect(move([...rules], name, by)).toEqual({ touched: [name], order })
})

test('where no number is free, those around it get others, too, and no more than it takes', () => {
  const rules = [at('far', 5), at('a', 10), at('b', 11), at('c', 12), at('further', 500)]
  expect(move(rules, 'c', -1)).toEqual({
    touched: ['a', 'c', 'b'],
    order: ['far 5', 'a 105', 'c 205', 'b 305', 'further 500'],
  })
})

test('those that get others stay close to where they were', () => {
  const rules = [at('deny', 200), at('icmp', 65_534), at('ssh', 65_534)]
  expect(move(rules, 'ssh', -1)?.order).toEqual(['deny 200', 'ssh 65000', 'icmp 65534'])
  expect(move([...rules, at('web', 65_534)], 'web', -1)?.order).toEqual([
    'deny 200',
    'icmp 65334',
    'web 65434',
    'ssh 65534',
  ])
})

test('rules of one number can be told apart afterwards', () => {
  expect(move([at('a', 0), at('b', 0)], 'b', -1)?.order).toEqual(['b 99', 'a 199'])
})

test('the first goes no further up, the last no further down, and one that is not there nowhere', () => {
  const rules = [at('a', 1), at('b', 2)]
  expect([moveRule(rules, 'a', -1), moveRule(rules, 'b', 1), moveRule(rules, 'x', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

const somePriority = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 65_532, max: 65_535 }), fc.nat(65_535))

test('whatever the numbers, it moves by one place and the others keep their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(somePriority, fc.constantFrom('allow' as const, 'deny' as const)), {
        minLength: 2,
        maxLength: 12,
      }),
      fc.nat(11),
      fc.constantFrom(-1 as const, 1 as const),
      (given, pick, by) => {
        const rules = given.map(([priority, action], index) => rule(`r${index}`, { priority, action }))
        const before = inFirewallOrder(rules).map(({ name }) => name)
        const from = pick % before.length
        const name = before[from] ?? ''
        const edits = moveRule(rules, name, by)
        if (!edits) {
          expect(by === -1 ? from : before.length - 1 - from).toBe(0)
          return
        }
        const { rules: after } = mergeRules(edits, rules)
        const wanted = before.toSpliced(from, 1).toSpliced(from + by, 0, name)
        expect(inFirewallOrder(after).map((each) => each.name)).toEqual(wanted)
        expect(after.every(({ priority }) => priority >= 0 && priority <= 65_535)).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
