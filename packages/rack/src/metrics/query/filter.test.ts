import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ask, refusalOf, second, shown } from './testing/ask.ts'
import { tableSource, text, u32, uuid } from './testing/table-source.ts'

const A = 'a1b2c3d4-0000-4000-8000-000000000001'
const B = 'b1b2c3d4-0000-4000-8000-000000000002'

const things = tableSource({
  't:m': {
    datumType: 'cumulative_u64',
    fields: { s: 'string', n: 'u32', i: 'i64', u: 'uuid', ip: 'ip_addr', f: 'bool' },
    series: [
      {
        fields: {
          s: text('run'),
          n: u32(0),
          i: { type: 'i64', value: -5 },
          u: uuid(A),
          ip: { type: 'ip_addr', value: '10.0.0.9' },
          f: { type: 'bool', value: true },
        },
        samples: [1, 2, 3, 4].map((n) => [second(n * 10), n] as const),
      },
      {
        fields: {
          s: text('10.0.0.1'),
          n: u32(1),
          i: { type: 'i64', value: 5 },
          u: uuid(B),
          ip: { type: 'ip_addr', value: 'fd00::0:1' },
          f: { type: 'bool', value: false },
        },
        samples: [1, 2, 3, 4].map((n) => [second(n * 10), n] as const),
      },
    ],
  },
  't:gauge': { datumType: 'f64', fields: { n: 'u32' }, series: [] },
})

/** The numbers of the timeseries that a filter leaves, with the seconds of their points. */
async function left(filter: string): Promise<Record<string, number[]>> {
  const rows = shown(await ask(things.source, `get t:m | filter ${filter}`))
  return Object.fromEntries(
    Object.entries(rows).map(([fields, points]) => [fields.split(' ')[1] ?? '', points.map(([seconds]) => seconds)]),
  )
}

const all = [10, 20, 30, 40]

describe('fields are compared', () => {
  test.each([
    ['s == "run"', [0]],
    ["s != 'run'", [1]],
    ['s < "a"', [1]],
    ['s ~= "^r"', [0]],
    ['s ~= "u|1"', [0, 1]],
    ['s == "10.0.0.1"', [1]],
    ['n == 0', [0]],
    ['n == 0x1', [1]],
    ['n >= 0', [0, 1]],
    ['n > 18446744073709551615', []],
    ['n == -1', []],
    ['i < 0', [0]],
    ['i <= -5', [0]],
    [`u == "${A.toUpperCase()}"`, [0]],
    [`u > "${A}"`, [1]],
    ['ip == "10.0.0.9"', [0]],
    ['ip == "fd00::1"', [1]],
    ['ip > "255.255.255.255"', [1]],
    ['f == true', [0]],
    ['f != true', [1]],
    ['!f == true', [1]],
    ['n == 0 ^ s == "run"', []],
    ['n == 0 ^ f == false', [0, 1]],
    ['n == 0 || s == "run" && n == 1', [0]],
    ['(n == 0 || n == 1) && !(n == 1)', [0]],
  ])('%s', async (filter, numbers) => {
    expect(await left(filter)).toEqual(Object.fromEntries(numbers.map((n) => [n, all])))
  })
})

describe('times are compared', () => {
  test.each([
    ['timestamp > @00:00:20', [30, 40]],
    ['timestamp >= @00:00:20', [20, 30, 40]],
    ['timestamp < @00:00:20', [10]],
    ['timestamp <= @2026-03-01T00:00:20', [10, 20]],
    ['timestamp == @00:00:20.000', [20]],
    ['timestamp != @00:00:20', [10, 30, 40]],
    ['timestamp < @00:00:20 || timestamp > @00:00:30', [10, 40]],
    ['timestamp <= @00:00:30 ^ timestamp >= @00:00:20', [10, 40]],
    ['!(timestamp < @00:00:20 ^ timestamp < @00:00:40)', [10, 40]],
    ['timestamp > @now() - 580s', [30, 40]],
    ['start_time >= @00:00:20', [30, 40]],
    ['start_time == @00:00:10 || timestamp == @00:00:40', [20, 40]],
    ['timestamp < @00:00:40 && !(start_time == @00:00:10) && start_time > @2026-01-01', [30]],
    ['start_time > @00:00:00 ^ timestamp < @00:00:30', [10, 30, 40]],
  ])('%s', async (filter, seconds) => {
    expect(await left(`n == 0 && (${filter})`)).toEqual(seconds.length > 0 ? { 0: seconds } : {})
  })

  test('for some timeseries only', async () => {
    expect(await left('n == 1 || timestamp > @00:00:20')).toEqual({ 0: [30, 40], 1: all })
    expect(await left('n == 1 && timestamp > @00:00:20 || n == 0 && start_time < @00:00:10')).toEqual({
      0: [10],
      1: [30, 40],
    })
  })
})

test('only samples that filters leave are made, where the source can be asked for less', async () => {
  const before = things.samplesMade
  await left('n == 0 && timestamp > @00:00:10 && timestamp <= @00:00:30')
  expect(things.samplesMade - before).toBe(2)
})

/** The timeseries of both things after more operations. */
async function counts(operations: string) {
  return shown(await ask(things.source, `get t:m | filter f == true || f == false | ${operations}`))
}

describe('filters after other operations', () => {
  test('count from what is left of points', async () => {
    expect(Object.values(await counts('filter timestamp > @00:00:10 | first 2 | filter n == 0'))).toEqual([
      [
        [20, 2],
        [30, 3],
      ],
    ])
    expect(Object.values(await counts('last 3 | filter timestamp < @00:00:40 && n == 1 | last 1'))).toEqual([[[30, 3]]])
    expect(Object.values(await counts('first 9 | filter n == 0'))[0]).toHaveLength(4)
  })

  test('of points that are no longer there leave nothing', async () => {
    expect(await counts('first 1 | filter timestamp > @00:00:10')).toEqual({})
  })
})

describe('a filter is refused', () => {
  const valid = 's, n, i, u, ip, f, timestamp, start_time'
  test.each([
    ['x == 1', [`The table "t:m" has no field "x". Valid fields are: ${valid}`]],
    ['n == "0"', ['The field "n" is of type u32 and cannot be compared with a string']],
    ['n == 1.5', ['The field "n" is of type u32 and cannot be compared with a double']],
    ['s == 1', ['The field "s" is of type string and cannot be compared with an integer']],
    ['u == "abc"', ['The field "u" is of type uuid and cannot be compared with a string']],
    [`ip == "${A}"`, ['The field "ip" is of type ip_addr and cannot be compared with a UUID']],
    ['f == 1', ['The field "f" is of type bool and cannot be compared with an integer']],
    ['f > true', ['The operator > does not apply to the field "f", which is of type bool']],
    ['n ~= "1"', ['The operator ~= does not apply to the field "n", which is of type u32']],
    ['n == 5m', ['The field "n" is of type u32 and cannot be compared with a duration']],
    ['timestamp > 5', ['"timestamp" is a timestamp and cannot be compared with an integer']],
    ['timestamp ~= @now()', ['The operator ~= does not apply to "timestamp", which is a timestamp']],
    ['s ~= "("', ['The pattern "(" cannot be used: a `)` was expected, at character 2']],
    ['start_time > 5m', ['"start_time" is a timestamp and cannot be compared with a duration']],
    [
      'n == "0" && (x == 1 || s == true)',
      [
        'The field "n" is of type u32 and cannot be compared with a string',
        `The table "t:m" has no field "x". Valid fields are: ${valid}`,
        'The field "s" is of type string and cannot be compared with a boolean',
      ],
    ],
  ])('%s', async (filter, problems) => {
    const [first, ...others] = (await refusalOf(things.source, `get t:m | filter ${filter}`)).split('\n')
    expect(first).toBe(`The filter expression "${filter}" is not valid:`)
    expect(others.slice(0, -2)).toEqual(problems.map((problem) => `> ${problem}`))
    expect(others.at(-2)).toMatch(/^At 1:1[89]: \.\. /)
  })

  test.each([
    ['get t:gauge', 'n == 1'],
    ['get t:m | filter n == 0 | align mean_within(1m)', 'n == 1'],
  ])('%s when it asks for the beginning of what has none', async (get, filter) => {
    expect(await refusalOf(things.source, `${get} | filter ${filter} && start_time > @now()`)).toContain(
      'has no "start_time": only cumulative data that are not aligned have one',
    )
  })

  test('by a field that a grouping has not left', async () => {
    const query = 'get t:m | filter n == 0 | align mean_within(1m) | group_by [s] | filter n == 0'
    expect(await refusalOf(things.source, query)).toContain('has no field "n". Valid fields are: s, timestamp')
  })

  test('by a time that no calendar has', async () => {
    expect(await refusalOf(things.source, 'get t:m | filter timestamp < @now() + 273950Y')).toBe(
      [
        'The timestamp is out of range',
        'At 1:30: .. :m | filter timestamp < @now() + 273950Y ..',
        '                                    ^',
      ].join('\n'),
    )
  })
})

test('it is the same to filter by a field early or late', async () => {
  const filters = fc.constantFrom('n == 0', 'n == 1', 's ~= "r"', 'f == true', 'i > 0', 'n == 7', '!(n == 0)')
  const operation = fc.constantFrom('first 2', 'last 2', 'align mean_within(15s)', 'align mean_within(1m)')
  await fc.assert(
    fc.asyncProperty(filters, fc.array(operation, { maxLength: 3 }), async (filter, operations) => {
      const start = 'get t:m | filter timestamp < @00:01:00'
      const early = await ask(things.source, [start, `filter ${filter}`, ...operations].join(' | '))
      const late = await ask(things.source, [start, ...operations, `filter ${filter}`].join(' | '))
      // What is late for the language is early for the plan: without it, cutting off moves nothing else.
      const unplanned = await ask(things.source, [start, ...operations].join(' | '))
      const wanted = Object.keys(early.tables[0]?.timeseries ?? {})
      expect(late).toEqual(early)
      for (const key of wanted) expect(early.tables[0]?.timeseries[key]).toEqual(unplanned.tables[0]?.timeseries[key])
    }),
    { numRuns: 60 },
  )
})
