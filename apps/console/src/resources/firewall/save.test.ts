import type { VpcFirewallRuleUpdate } from '@plenum/api'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query.ts'
import { firewallQuery } from './queries.ts'
import { NotKept, saveRules } from './save.ts'
import { rule } from './testing.ts'

type Rule = VpcFirewallRuleUpdate

/** A control plane that holds the rules of one VPC. */
const plane = vi.hoisted(() => ({
  rules: new Array<{ name: string }>(),
  calls: new Array<string>(),
  keep: (rules: { name: string }[]) => rules,
}))

vi.mock('../../api/call.ts', () => ({
  call: (id: string, { body }: { body?: { rules: Rule[] } }) => {
    plane.calls.push(id)
    if (body) plane.rules = plane.keep(body.rules)
    return Promise.resolve({ rules: plane.rules })
  },
}))

const at = { project: 'shop', vpc: 'default' }
const [a, b, c] = [rule('a'), rule('b'), rule('c')]
const disabled: Rule = { ...a, status: 'disabled' }
const known = () => queryClient.getQueryData(firewallQuery(at).queryKey)

beforeEach(() => {
  plane.rules = [a]
  plane.calls = []
  plane.keep = (rules) => rules
  queryClient.clear()
})

test('what others added since is sent along, and the page knows what was kept', async () => {
  plane.rules = [a, b]
  expect(await saveRules(at, [{ before: a, after: disabled }])).toEqual({ type: 'saved' })
  expect(plane.calls).toEqual(['vpcFirewallRulesView', 'vpcFirewallRulesUpdate'])
  expect(plane.rules).toEqual([disabled, b])
  expect(known()).toEqual({ rules: [disabled, b] })
})

test('two saves at once wait for each other', async () => {
  await Promise.all([
    saveRules(at, [{ before: undefined, after: b }]),
    saveRules(at, [{ before: undefined, after: c }]),
  ])
  expect(plane.rules).toEqual([a, b, c])
})

test('where there is a choice to make nothing is sent', async () => {
  plane.rules = [disabled]
  const outcome = await saveRules(at, [{ before: a, after: undefined }])
  expect(outcome).toMatchObject({ type: 'conflicts', conflicts: [{ name: 'a', kind: 'changed' }] })
  expect(plane.calls).toEqual(['vpcFirewallRulesView'])
  expect(known()).toEqual({ rules: [disabled] })
})

test.each<[string, (rules: { name: string }[]) => { name: string }[], string]>([
  ['lacks one', (rules) => rules.filter(({ name }) => name !== 'b'), 'look at b'],
  ['holds another version', (rules) => rules.map((each) => ({ ...each, priority: 9 })), 'look at a, b'],
  ['holds one more', (rules) => [...rules, c], 'rules that were not sent'],
])('an answer that %s is told', async (_, keep, words) => {
  plane.keep = keep
  const result = saveRules(at, [{ before: undefined, after: b }])
  await expect(result).rejects.toThrow(words)
  await expect(result).rejects.toBeInstanceOf(NotKept)
})

test('a save that failed does not keep the next from being made', async () => {
  plane.keep = () => []
  await expect(saveRules(at, [{ before: undefined, after: b }])).rejects.toThrow()
  plane.keep = (rules) => rules
  expect(await saveRules(at, [{ before: undefined, after: c }])).toEqual({ type: 'saved' })
})
