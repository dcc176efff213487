import { describe, expect, test } from 'vitest'
import { classesOf, isTold, meaningOf, subscribable, whyNotAddSubscription } from './matching.ts'

const names = ['probe', 'instance.failed', 'instance.restarted', 'silo.created']

test('probes are nothing to subscribe to', () => {
  expect(subscribable(names)).toEqual(names.slice(1))
})

test.each([
  ['instance.*', ['instance.failed', 'instance.restarted']],
  ['**', ['instance.failed', 'instance.restarted', 'silo.created']],
  ['silo.created', ['silo.created']],
  ['*', []],
])('%s brings alerts of %j', (subscription, expected) => {
  expect(classesOf(subscription, names)).toEqual(expected)
})

test('a receiver is told what any of its subscriptions matches, and never of probes', () => {
  expect(isTold(['silo.*', 'instance.failed'], 'instance.failed')).toBe(true)
  expect(isTold(['silo.*'], 'instance.failed')).toBe(false)
  expect(isTold(['*', '**'], 'probe')).toBe(false)
})

describe('adding', () => {
  test.each([
    ['instance.failed', undefined],
    ['hardware.**', undefined],
    ['silo.created', 'Already added'],
    ['probe', expect.stringContaining('on request only')],
    ['instance.gone', expect.stringContaining('no class of this name')],
    ['instance..failed', expect.stringContaining('with dots between them')],
    ['instance.***', expect.stringContaining('with dots between them')],
    ['', expect.stringContaining('with dots between them')],
  ])('%j: %s', (subscription, reason) => {
    expect(whyNotAddSubscription(subscription, ['silo.created'], names)).toEqual(reason)
  })

  test('while the classes are not known, a name may be right', () => {
    expect(whyNotAddSubscription('instance.gone', [], undefined)).toBeUndefined()
  })
})

test.each([
  ['instance.*', '2 classes: instance.failed, instance.restarted'],
  ['silo.created', '1 class: silo.created'],
  ['hardware.*', 'No class that there is now; one may come that it matches'],
  ['hardware', undefined],
  ['in..', undefined],
])('%s comes to %s', (subscription, meaning) => {
  expect(meaningOf(subscription, names)).toBe(meaning)
})
