import { describe, expect, test } from 'vitest'
import { ask, refusalOf, second, shown } from './testing/ask.ts'
import { tableSource, u32 } from './testing/table-source.ts'

const at = (...samples: [number, number][]) => samples.map(([seconds, value]) => [second(seconds), value] as const)

const { source } = tableSource({
  't:a': {
    datumType: 'f64',
    fields: { n: 'u32' },
    series: [
      { fields: { n: u32(0) }, samples: at([20, 1], [40, 2], [60, 3]) },
      { fields: { n: u32(1) }, samples: at([60, 4]) },
    ],
  },
  't:b': {
    datumType: 'f64',
    fields: { n: 'u32' },
    series: [{ fields: { n: u32(0) }, samples: at([35, 20], [60, 30]) }],
  },
  't:c': { datumType: 'f64', fields: { n: 'u32', m: 'u32' }, series: [] },
})

const TIMES = 'filter timestamp <= @00:01:00 | align mean_within(20s)'

describe('tables are joined', () => {
  test('by the timeseries and the times that both have', async () => {
    const { tables } = await ask(source, `{ get t:a; get t:b } | ${TIMES} | join`)
    expect(tables.map(({ name }) => name)).toEqual(['t:a,t:b'])
    expect(shown({ tables })).toEqual({
      0: [
        [40, 2, 20],
        [60, 3, 30],
      ],
    })
  })

  test('whether they are aligned one by one or together, and after a grouping', async () => {
    const together = await ask(source, `{ get t:a; get t:b } | ${TIMES} | join`)
    expect(await ask(source, `{ get t:a | ${TIMES}; get t:b | ${TIMES} } | join`)).toEqual(together)
    const grouped = `{ get t:a | ${TIMES} | group_by [], sum; get t:b | ${TIMES} | group_by [] } | join`
    expect(shown(await ask(source, grouped))).toEqual({
      '': [
        [40, 2, 20],
        [60, 7, 30],
      ],
    })
  })

  test('three and more, and in groups', async () => {
    const nested = `{ { get t:a; get t:b } | ${TIMES} | join; get t:a | ${TIMES} } | join`
    expect(shown(await ask(source, nested))).toEqual({
      0: [
        [40, 2, 20, 2],
        [60, 3, 30, 3],
      ],
    })
    expect((await ask(source, `{get t:a;get t:b;get t:a} | ${TIMES} | join`)).tables[0]?.name).toBe('t:a,t:b,t:a')
  })

  test('and can be worked with', async () => {
    const query = `{ get t:a; get t:b } | ${TIMES} | join | filter n == 0 | group_by [], sum | last 1`
    expect(shown(await ask(source, query))).toEqual({ '': [[60, 3, 30]] })
  })

  test('with nothing in them where one has nothing', async () => {
    const query = `{ get t:a; get t:b | filter n == 9 } | ${TIMES} | join | group_by [n]`
    expect(await ask(source, query)).toEqual({ tables: [{ name: 't:a,t:b', timeseries: {} }] })
  })
})

test('what follows a group is done to each of its tables', async () => {
  expect(shown(await ask(source, '{ get t:a; get t:b } | filter timestamp <= @00:01:00 && n == 0 | first 1'))).toEqual({
    't:a 0': [[20, 1]],
    't:b 0': [[35, 20]],
  })
})

describe('joining is refused', () => {
  const atLeastTwo = '`join` table operations require at least 2 tables'
  test.each([
    [`get t:a | ${TIMES} | join`, atLeastTwo],
    [`{ get t:a } | ${TIMES} | join`, atLeastTwo],
    [`{ get t:a; get t:b } | ${TIMES} | join | join`, atLeastTwo],
    ['{ get t:a; get t:b } | filter n == 0 | join', 'Input tables for a join operation must be aligned'],
    [
      '{ get t:a | filter n == 0 | align mean_within(1m); get t:b | filter n == 0 | align mean_within(2m) } | join',
      'Input tables for a join operation must be aligned in the same way',
    ],
    [
      `{ get t:a; get t:c } | ${TIMES} | join`,
      "Input tables for a join operation must have the same fields: 't:a' has n, 't:c' has n, m",
    ],
  ])('%s', async (query, message) => {
    const [first, place] = (await refusalOf(source, query)).split('\n')
    expect(first).toBe(message)
    expect(place).toMatch(new RegExp(`^At 1:${query.lastIndexOf('join') + 1}: `))
  })
})
