import { TimeseriesQueryResult } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { ask, refusalOf, second } from './testing/ask.ts'
import { tableSource, text, u32, uuid } from './testing/table-source.ts'

const SILO = 'a1b2c3d4-0000-4000-8000-000000000001'
const MINE = 'b1b2c3d4-0000-4000-8000-000000000002'
const THEIRS = 'c1b2c3d4-0000-4000-8000-000000000003'
const owner = { silo_id: 'uuid', project_id: 'uuid' } as const

const bins = [0, 10, 20]
const everySecond = Array.from({ length: 60 }, (_, index) => [second(index + 1), 1] as const)

const reading = tableSource({
  'vm:cpu': {
    datumType: 'cumulative_u64',
    scope: 'project',
    fields: { ...owner, state: 'string' },
    series: [MINE, THEIRS].flatMap((project) =>
      ['run', 'idle'].map((state) => ({
        fields: { silo_id: uuid(SILO), project_id: uuid(project), state: text(state) },
        samples: everySecond,
      })),
    ),
  },
  'sled:power': {
    datumType: 'f32',
    fields: { n: 'u32' },
    series: [
      {
        fields: { n: u32(1) },
        samples: [
          [second(1), 0.5],
          [second(2), Number.NaN],
        ] as const,
      },
    ],
  },
  'sled:is_on': {
    datumType: 'bool',
    fields: { n: 'u32' },
    series: [
      {
        fields: { n: u32(1) },
        samples: [
          [second(1), 1],
          [second(2), 0],
        ] as const,
      },
    ],
  },
  'disk:latency': {
    datumType: 'histogram_u64',
    fields: { n: 'u32' },
    series: [
      {
        fields: { n: u32(1) },
        samples: [
          [second(1), { bins, counts: [1, 3, 0] }, second(0)],
          [second(2), null, second(1)],
        ] as const,
      },
    ],
  },
  'fleet:owned': { datumType: 'i64', scope: 'fleet', fields: owner, series: [] },
  'odd:unowned': { datumType: 'i64', scope: 'project', fields: { project_id: 'uuid' }, series: [] },
})
const { source } = reading
const scope = { siloId: SILO, projectId: MINE }

async function keys(query: string): Promise<string[]> {
  return Object.keys((await ask(source, query)).tables[0]?.timeseries ?? {})
}

describe('timeseries are told', () => {
  test('as deltas with where they began, for counters', async () => {
    const answer = await ask(source, 'get vm:cpu | filter state == "run" | first 2', { scope })
    expect(answer.tables).toEqual([
      {
        name: 'vm:cpu',
        timeseries: {
          [Object.keys(answer.tables[0]?.timeseries ?? {})[0] ?? '']: {
            fields: { silo_id: uuid(SILO), project_id: uuid(MINE), state: text('run') },
            points: {
              startTimes: ['1970-01-01T00:00:00.000Z', '2026-03-01T00:00:01.000Z'],
              timestamps: ['2026-03-01T00:00:01.000Z', '2026-03-01T00:00:02.000Z'],
              values: [{ metricType: 'delta', values: { type: 'integer', values: [1, 1] } }],
            },
          },
        },
      },
    ])
  })

  test.each([
    ['sled:power', { type: 'double', values: [0.5, null] }],
    ['sled:is_on', { type: 'boolean', values: [true, false] }],
  ])('as gauges, with null for what is missing: %s', async (name, values) => {
    const [table] = (await ask(source, `get ${name} | filter n == 1`)).tables
    const [only] = Object.values(table?.timeseries ?? {})
    expect(only?.points).toMatchObject({ startTimes: null, values: [{ metricType: 'gauge', values }] })
  })

  test('as distributions, with sums from the middles of the bins', async () => {
    const [table] = (await ask(source, 'get disk:latency | filter n == 1')).tables
    const [only] = Object.values(table?.timeseries ?? {})
    expect(only?.points.values).toEqual([
      {
        metricType: 'delta',
        values: {
          type: 'integer_distribution',
          // 5 and three times 15, the mean of which is 12.5.
          values: [{ bins, counts: [1, 3, 0], sumOfSamples: 50, squaredMean: 75 }, null],
        },
      },
    ])
    expect(() => TimeseriesQueryResult.parse({ tables: [table] })).not.toThrow()
  })

  test('by numbers of 64 bits that are the same in every answer and for no others', async () => {
    const all = await keys('get vm:cpu | filter state != "" | first 1')
    expect(new Set(all).size).toBe(4)
    for (const key of all) expect(BigInt(key) < 2n ** 64n).toBe(true)
    expect(await keys('get vm:cpu | filter state != "" | align mean_within(1m) | last 1')).toEqual(all)
    expect(all).toEqual(expect.arrayContaining(await keys('get vm:cpu | filter state == "run"')))
  })
})

describe('within a project', () => {
  test('nothing else is seen, whatever is asked', async () => {
    for (const filter of ['', `| filter project_id == "${THEIRS}" || state != ""`, '| filter state != "" | first 1']) {
      const { tables } = await ask(source, `get vm:cpu ${filter}`, { scope })
      const projects = Object.values(tables[0]?.timeseries ?? {}).map(({ fields }) => fields['project_id']?.value)
      expect(projects).toEqual([MINE, MINE])
    }
    const theirs = `get vm:cpu | filter project_id == "${THEIRS}"`
    expect(await ask(source, theirs, { scope })).toEqual({ tables: [{ name: 'vm:cpu', timeseries: {} }] })
    const both = await ask(source, `{ get vm:cpu; get vm:cpu } | align mean_within(1m) | join`, { scope })
    expect(Object.keys(both.tables[0]?.timeseries ?? {})).toHaveLength(2)
  })

  test.each(['sled:power', 'fleet:owned', 'odd:unowned', 'vm:nothing'])('%s is not there', async (name) => {
    expect(await refusalOf(source, `get ${name}`, { scope })).toBe(
      `Timeseries not found for: ${name}\nAt 1:5: .. get ${name} ..\n${' '.repeat(15)}^`,
    )
  })
})

describe('a query is refused', () => {
  test('when it is longer than 4096 characters, white space around it aside', async () => {
    const query = `get vm:cpu | filter state == "${'x'.repeat(4096 - 31)}"`
    expect(query).toHaveLength(4096)
    await expect(ask(source, ` \n${query} `)).resolves.toEqual({ tables: [{ name: 'vm:cpu', timeseries: {} }] })
    expect(await refusalOf(source, ` ${query.replace('state', 'state ')} `)).toBe('Queries must be <= 4096 characters')
  })

  test('when it is none, with the place in the text as it was sent', async () => {
    expect(await refusalOf(source, '\n  got vm:cpu')).toBe(
      'Error at 2:3: ..    got vm:cpu ..\n                    ^\nExpected: `get` or `{`',
    )
  })

  test('when it would go through everything there is', async () => {
    expect(await refusalOf(source, 'get sled:power | last 1')).toMatch(
      /^This query requires at least one full table scan\. /,
    )
    const half = '{ get vm:cpu; get vm:cpu | filter state == "run" } | align mean_within(1m) | join'
    expect(await refusalOf(source, half)).toMatch(/^This query requires at least one full table scan\. /)
  })

  test('when it would read more samples than is allowed, before it reads them', async () => {
    const pointsMax = 100
    const before = reading.samplesMade
    await ask(source, 'get vm:cpu | filter state == "run" && timestamp <= @00:00:50', { pointsMax })
    expect(await refusalOf(source, 'get vm:cpu | filter state == "run"', { pointsMax })).toMatch(
      /^Query requires fetching more than the current limit of 100 data points/,
    )
    expect(reading.samplesMade - before).toBeLessThanOrEqual(2 * pointsMax)
    expect(await refusalOf(source, 'get vm:cpu | filter state == "run" | last 1', { pointsMax })).toContain(
      'limit of 100',
    )
  })

  test('when it would read more timeseries than is allowed', async () => {
    const pointsMax = 100
    const five = Array.from({ length: 5 }, () => 'get sled:power').join(';')
    await expect(ask(source, `{ ${five} } | filter n == 1`, { pointsMax })).resolves.toMatchObject({
      tables: { length: 5 },
    })
    expect(await refusalOf(source, `{ ${five}; get sled:power } | filter n == 1`, { pointsMax })).toMatch(
      /^Query requires fetching more than the current limit of 5 timeseries/,
    )
  })

  test('when it would make more points than is allowed', async () => {
    const query = 'get sled:power | filter n == 1 | align mean_within'
    await expect(ask(source, `${query}(6s)`, { pointsMax: 100 })).resolves.toBeDefined()
    expect(await refusalOf(source, `${query}(5s)`, { pointsMax: 100 })).toMatch(
      /^Query requires making more than the current limit of 100 data points/,
    )
    expect(await refusalOf(source, 'get sled:power | filter timestamp < @00:00:02 | align mean_within(1ns)')).toContain(
      'limit of 1000000 data points',
    )
  })
})
