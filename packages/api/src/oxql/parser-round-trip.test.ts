import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseOxql } from './parser.ts'
import { arbitraryQuery } from './testing/arbitrary-query.ts'
import { print } from './testing/print.ts'

/** Every span at 0, as generated trees have them. */
function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces)
  if (typeof value !== 'object' || value === null) return value
  const isTime = 'milliseconds' in value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      !isTime && (key === 'from' || key === 'to') ? [key, 0] : [key, withoutPlaces(inner)],
    ),
  )
}

const gaps = fc.array(fc.constantFrom('', ' ', '\n', '\t', '  '), { minLength: 1, maxLength: 20 })

test('a query that is written down is read as it was, whatever white space is in it', () => {
  fc.assert(
    fc.property(arbitraryQuery(), gaps, (query, gaps) => {
      let turn = 0
      const text = print(query, () => gaps[turn++ % gaps.length] ?? '')
      expect(withoutPlaces(parseOxql(text))).toEqual(query)
    }),
    { numRuns: 300 },
  )
})

test('every part of a tree knows its place', () => {
  fc.assert(
    fc.property(arbitraryQuery(), (query) => {
      const text = print(query)
      const { from, to, source } = parseOxql(text)
      expect([from, to]).toEqual([0, text.length])
      if (source.kind === 'get') expect(text.slice(source.series.from, source.series.to)).toBe(source.series.name)
    }),
  )
})
