import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compilePattern, PatternError } from './pattern.ts'

describe('a pattern is found', () => {
  test.each([
    ['b', 'abc', true],
    ['^b', 'abc', false],
    ['^a.c$', 'abc', true],
    ['^$', '', true],
    ['a|b', 'xb', true],
    ['^(ab|cd)+$', 'abcdab', true],
    ['^(?:ab|cd)+$', 'abc', false],
    ['^[a-c]{2,3}$', 'abc', true],
    ['^[a-c]{2,3}$', 'abca', false],
    ['^x{2}$', 'xx', true],
    ['^x{2,}$', 'xxxxx', true],
    ['^x{0}y$', 'y', true],
    ['[^0-9]', '123', false],
    [String.raw`^\d+\.\w*\s\S$`, '12.a_Z x', true],
    [String.raw`^\D\W$`, 'a-', true],
    [String.raw`^[\d-]+$`, '1-2', true],
    ['^[]a]+$', 'a]', true],
    ['^[^]a]+$', 'b', true],
    ['^a.b$', 'a\nb', true],
    ['^.$', '😀', true],
    ['^a*?$', 'aaa', true],
    ['(a*)*b', 'aaab', true],
    ['', 'anything', true],
    [String.raw`\$\{\}`, '${}', true],
  ])('%s in %j: %s', (pattern, text, expected) => {
    expect(compilePattern(pattern)(text)).toBe(expected)
  })
})

describe('a pattern is refused', () => {
  test.each([
    ['(', 'a `)` was expected'],
    [')', 'a `)` without its `('],
    ['[', 'a `]` was expected'],
    ['[z-a]', 'a range that ends before it begins'],
    ['*a', 'nothing to repeat'],
    ['a**', 'nothing to repeat'],
    ['a{2', 'a count such as {2} or {2,4}'],
    ['a{4,2}', 'a count that ends before it begins'],
    ['a{99999}', 'more than 1000 times'],
    ['(a{1000}){1000}', 'too large'],
    ['(?=a)', 'groups are written'],
    [String.raw`(a)\1`, 'an unknown escape'],
    [String.raw`\b`, 'an unknown escape'],
    ['\\', 'an unknown escape'],
    ['('.repeat(100), 'nested at most 20 deep'],
  ])('%s', (pattern, message) => {
    const compile = () => compilePattern(pattern)
    expect(compile).toThrow(PatternError)
    expect(compile).toThrow(message)
  })
})

const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '^', '$', String.raw`\w`, ''),
    fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(${a}|${b})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{0,2}', '{1,}'))
      .map(([a, count]) => `(${a})${count}`),
  ),
}))

test('patterns mean what they mean elsewhere', () => {
  fc.assert(
    fc.property(pattern, fc.stringMatching(/^[abc ]{0,6}$/), (pattern, text) => {
      expect(compilePattern(pattern)(text)).toBe(new RegExp(pattern, 'su').test(text))
    }),
    { numRuns: 500 },
  )
})

test('a pattern that would keep others busy for ages is answered at once', () => {
  const before = performance.now()
  expect(compilePattern('^(a|a)*(a*)*$')(`${'a'.repeat(5000)}!`)).toBe(false)
  expect(performance.now() - before).toBeLessThan(2000)
})
