import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ask, refusalOf, second, shown } from './testing/ask.ts'
import { tableSource, text, u32 } from './testing/table-source.ts'
import type { Sample } from './testing/table-source.ts'

const missing = Number.NaN

function points(...samples: [seconds: number, value: number][]): Sample[] {
  return samples.map(([at, value]) => [second(at), value])
}

const { source } = tableSource({
  't:m': {
    datumType: 'f64',
    fields: { a: 'string', n: 'u32' },
    series: [
      { fields: { a: text('x'), n: u32(0) }, samples: points([20, 1], [40, missing], [60, 3]) },
      { fields: { a: text('x'), n: u32(1) }, samples: points([40, 6], [60, 5]) },
      { fields: { a: text('y'), n: u32(0) }, samples: points([40, missing], [60, 7]) },
      { fields: { a: text('z'), n: u32(2) }, samples: [] },
    ],
  },
  't:raw': { datumType: 'cumulative_u64', fields: { a: 'string' }, series: [] },
})

const ALIGNED = 'get t:m | filter timestamp <= @00:01:00 | align mean_within(20s)'

/** The values at 20, 40 and 60 seconds, where there are points, by the values of the fields that are left. */
async function grouped(operations: string): Promise<Record<string, string>> {
  const rows = shown(await ask(source, `${ALIGNED} | ${operations}`))
  return Object.fromEntries(
    Object.entries(rows).map(([fields, points]) => [
      fields,
      points.map(([at, value]) => `${at}:${String(value)}`).join(' '),
    ]),
  )
}

describe('timeseries are grouped', () => {
  test.each([
    ['[a]', { x: '20:1 40:6 60:4', y: '40:null 60:7' }],
    ['[a], mean', { x: '20:1 40:6 60:4', y: '40:null 60:7' }],
    ['[a], sum', { x: '20:1 40:6 60:8', y: '40:null 60:7' }],
    ['[n], sum', { 0: '20:1 40:null 60:10', 1: '40:6 60:5' }],
    ['[], sum', { '': '20:1 40:6 60:15' }],
    ['[], mean', { '': '20:1 40:6 60:5' }],
    ['[n, a], sum', { '0 x': '20:1 40:null 60:3', '1 x': '40:6 60:5', '0 y': '40:null 60:7' }],
    ['[a, a], sum', { x: '20:1 40:6 60:8', y: '40:null 60:7' }],
  ])('by %s', async (by, expected) => {
    expect(await grouped(`group_by ${by}`)).toEqual(expected)
  })

  test('where their points are cut off, at the times that any of them has', async () => {
    expect(await grouped('last 1 | group_by [], sum')).toEqual({ '': '60:15' })
    expect(await grouped('first 1 | group_by [], sum')).toEqual({ '': '20:1 40:6' })
    expect(await grouped('filter timestamp != @00:00:40 | group_by [a], sum | filter a == "x"')).toEqual({
      x: '20:1 60:8',
    })
  })

  test('again', async () => {
    expect(await grouped('group_by [a], sum | group_by [], mean | last 1')).toEqual({ '': '60:7.5' })
  })
})

describe('grouping is refused', () => {
  test('of what is not aligned', async () => {
    expect(await refusalOf(source, 'get t:raw | filter a == "x" | group_by [a]')).toMatch(
      /^Input table to a `group_by` table operation must be aligned, but table 't:raw' is not aligned\nAt 1:31: /,
    )
  })

  test('by a field that is not there', async () => {
    expect(await refusalOf(source, `${ALIGNED} | group_by [a, b]`)).toMatch(
      /^Cannot group by field 'b', which does not appear in the input tables\. Valid fields are: a, n\nAt 1:81: /,
    )
  })
})

describe('where nothing is left', () => {
  test('grouping timeseries without samples is refused in the words that clients look for', async () => {
    const exactly = 'Input tables to a `group_by` must be aligned'
    for (const filter of ['n == 2', 'n == 0 && timestamp > @now() - 1s', 'timestamp > @now() && timestamp < @00:00:01'])
      expect(await refusalOf(source, `get t:m | filter ${filter} | align mean_within(5s) | group_by [a], sum`)).toBe(
        exactly,
      )
  })

  test('but without a grouping the table is empty', async () => {
    const query = 'get t:m | filter n == 2 | align mean_within(5s)'
    expect(await ask(source, query)).toEqual({ tables: [{ name: 't:m', timeseries: {} }] })
  })

  test('and so it is with a grouping where there is no such timeseries', async () => {
    for (const operations of ['align mean_within(5s) | group_by [a], sum', 'align mean_within(5s)', 'last 5'])
      expect(await ask(source, `get t:m | filter n == 9 | ${operations}`)).toEqual({
        tables: [{ name: 't:m', timeseries: {} }],
      })
  })
})

test('to filter by a field that groups are made of is the same before and after', async () => {
  const filters = fc.constantFrom('a == "x"', 'a != "x"', 'a ~= "[xy]"', 'a == "y" || a > "x"')
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom('[a]', '[n, a]'),
      fc.constantFrom('mean', 'sum'),
      async (filter, by, how) => {
        const before = await ask(source, `${ALIGNED} | filter ${filter} | group_by ${by}, ${how}`)
        expect(await ask(source, `${ALIGNED} | group_by ${by}, ${how} | filter ${filter}`)).toEqual(before)
        expect(Object.keys(before.tables[0]?.timeseries ?? {})).not.toHaveLength(0)
      },
    ),
    { numRuns: 30 },
  )
})
