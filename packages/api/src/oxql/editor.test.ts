import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedAfter } from './expected-after.ts'
import { highlight } from './highlight.ts'
import { anyText } from './testing/arbitrary-query.ts'

function kindsIn(text: string): string[] {
  return highlight(text).map(({ kind, from, to }) => `${text.slice(from, to)} ${kind}`)
}

describe('an editor is told what the parts of a query are', () => {
  test('in operations', () => {
    expect(kindsIn('get a:get | align mean_within(5m) | group_by [first], sum')).toEqual([
      'get keyword',
      'a name',
      ': punctuation',
      'get name',
      '| punctuation',
      'align keyword',
      'mean_within function',
      '( punctuation',
      '5m number',
      ') punctuation',
      '| punctuation',
      'group_by keyword',
      '[ punctuation',
      'first name',
      '] punctuation',
      ', punctuation',
      'sum function',
    ])
  })

  test('in filters', () => {
    expect(kindsIn(`filter true == true && x ~= "a" ^ t < @now() $ 'open`)).toEqual([
      'filter keyword',
      'true name',
      '== operator',
      'true boolean',
      '&& operator',
      'x name',
      '~= operator',
      '"a" string',
      '^ operator',
      't name',
      '< operator',
      '@now() timestamp',
      '$ invalid',
      "'open invalid",
    ])
  })

  test('of any text, leaving out nothing but white space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parts = highlight(text)
        const gaps = [{ to: 0 }, ...parts].map(({ to }, index) => text.slice(to, parts[index]?.from))
        expect(gaps.join('')).toMatch(/^[ \n\t\r]*$/)
        expect(parts.every(({ from, to }) => from < to)).toBe(true)
      }),
    )
  })
})

describe('an editor is told what may follow', () => {
  test.each([
    ['', ['get', '{']],
    ['get a:b', ['|', 'the end of the query']],
    ['get a:b |', ['filter', 'align', 'group_by', 'join', 'first', 'last']],
    ['get a:b | filter', ['!', '(', 'a field']],
    ['get a:b | filter x == 1 ', ['^', '&&', '||', '|', 'the end of the query']],
    ['get a:b | align', ['mean_within', 'interpolate']],
    ['get a:b | group_by [a],', ['mean', 'sum']],
    ['get a:b | fitler x', []],
  ])('%j', (text, expected) => {
    expect(expectedAfter(text).map((one) => ('text' in one ? one.text : one.thing))).toEqual(expected)
  })
})
