import { describe, expect, test } from 'vitest'
import { isAlertGlob, matchesAlertClass, whyNotSubscribe } from './alert-glob-rules.ts'

const names = ['foo', 'foo.bar', 'foo.baz', 'foo.bar.baz', 'quux.bar', 'quux.bar.baz', 'foobar']

describe('a subscription meets', () => {
  test.each([
    ['foo', ['foo']],
    ['foo.bar', ['foo.bar']],
    ['*', ['foo', 'foobar']],
    ['**', names],
    ['foo.*', ['foo.bar', 'foo.baz']],
    ['foo.**', ['foo.bar', 'foo.baz', 'foo.bar.baz']],
    ['*.bar', ['foo.bar', 'quux.bar']],
    ['**.bar', ['foo.bar', 'quux.bar']],
    ['*.*', ['foo.bar', 'foo.baz', 'quux.bar']],
    ['*.**', ['foo.bar', 'foo.baz', 'foo.bar.baz', 'quux.bar', 'quux.bar.baz']],
    ['**.*', ['foo.bar', 'foo.baz', 'foo.bar.baz', 'quux.bar', 'quux.bar.baz']],
    ['**.**.**', ['foo.bar.baz', 'quux.bar.baz']],
    ['**.baz', ['foo.baz', 'foo.bar.baz', 'quux.bar.baz']],
    ['*.bar.*', ['foo.bar.baz', 'quux.bar.baz']],
    ['foo.*.*.*', []],
    ['Foo', []],
  ])('%s: %j', (subscription, expected) => {
    expect(names.filter((name) => matchesAlertClass(subscription, name))).toEqual(expected)
  })

  test('nothing and at once, however many segments it has', () => {
    const subscription = Array.from({ length: 100_000 }, () => '**').join('.')
    expect(matchesAlertClass(subscription, 'quux.bar.baz')).toBe(false)
  })
})

describe('subscribing', () => {
  const classes = ['probe', 'foo', 'foo.bar']

  test.each([
    ['foo', undefined],
    ['*', undefined],
    ['probe.**', undefined],
    ['nowhere.*', undefined],
    ['probe', 'webhook receivers cannot subscribe to probes'],
    ['bar', 'expected one of probe, foo, foo.bar'],
    ['foo.', 'expected one of probe, foo, foo.bar'],
  ])('to %s: %s', (subscription, reason) => {
    expect(whyNotSubscribe(subscription, classes)).toBe(reason)
  })

  test.each([
    ['foo.bar', false],
    ['foo.*', true],
    ['**', true],
  ])('%s is a pattern: %s', (subscription, expected) => {
    expect(isAlertGlob(subscription)).toBe(expected)
  })
})
