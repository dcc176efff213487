import { anyText, arbitraryQuery } from '@plenum/api/oxql/testing/arbitrary-query'
import { print } from '@plenum/api/oxql/testing/print'
import { alignMethods, comparators, keywords, reducers, symbols } from '@plenum/api/oxql/tokens'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { Refusal } from '../../../http/refusal.ts'
import { ask, second } from './ask.ts'
import { tableSource, text, u32, uuid } from './table-source.ts'

/** Longest that a query may take for each KiB of it, in milliseconds. */
const MILLISECONDS_PER_KIB = 50
/** A long answer may take long to write down; that is not what is measured. */
const POINTS_MAX = 2000
/** Others use the processor, too: what is slow once is asked again. */
const ATTEMPTS = 6

const ID = 'a1b2c3d4-0000-4000-8000-000000000001'
const owner = { silo_id: 'uuid', project_id: 'uuid' } as const
const fields = { silo_id: uuid(ID), project_id: uuid(ID) }
const bins = [0, 100, 10_000]
const samples = Array.from(
  { length: 120 },
  (_, index) => [second(index * 5), index % 9 === 0 ? Number.NaN : index] as const,
)

const { source } = tableSource({
  'vm:cpu': {
    datumType: 'cumulative_u64',
    scope: 'project',
    fields: { ...owner, state: 'string', cpu: 'u32', ip: 'ip_addr', is_on: 'bool' },
    series: ['run', 'idle'].flatMap((state) =>
      [0, 1].map((cpu) => ({
        fields: {
          ...fields,
          state: text(state),
          cpu: u32(cpu),
          ip: { type: 'ip_addr' as const, value: '10.0.0.1' },
          is_on: { type: 'bool' as const, value: true },
        },
        samples: samples.map(([time, value], index) => [time, value, samples[index - 1]?.[0] ?? second(-5)] as const),
      })),
    ),
  },
  'vm:load': {
    datumType: 'f64',
    scope: 'project',
    fields: { ...owner, cpu: 'u32' },
    series: [{ fields: { ...fields, cpu: u32(0) }, samples }],
  },
  'vm:latency': {
    datumType: 'histogram_u64',
    scope: 'project',
    fields: { ...owner, cpu: 'u32' },
    series: [
      {
        fields: { ...fields, cpu: u32(0) },
        samples: samples.map(([time, value]) => [time, { bins, counts: [value, 1, 0] }, time - 5000] as const),
      },
    ],
  },
})

const vocabulary = {
  series: ['vm:cpu', 'vm:load', 'vm:latency', 'vm:none'],
  fields: ['silo_id', 'project_id', 'state', 'cpu', 'ip', 'is_on', 'timestamp', 'start_time', 'other'],
}
const words = [
  ...keywords,
  ...alignMethods,
  ...reducers,
  ...symbols,
  ...comparators,
  ...vocabulary.series,
  ...vocabulary.fields,
  '0',
  '-1',
  '0xf',
  '1.5e9',
  'true',
  '"run"',
  "'10.0.0.1'",
  `"${ID}"`,
  '"(a*)*$"',
  '5m',
  '1ns',
  '99Y',
  '9999999',
  '@now()',
  '@2026-03-01T00:05:00',
  '@00:01:00',
  '@2025-13-01',
  '"',
  "'",
  '\\',
  '\u0000',
  '\ud800',
  '😀',
  '\n',
]

const valid = arbitraryQuery(vocabulary).map((query) => print(query))
const soup = fc.array(fc.constantFrom(...words), { maxLength: 200 }).map((words) => words.join(' '))
/** Queries that mean something, for chance finds few of them. */
const sensible = fc
  .record({
    filter: fc.constantFrom(
      'cpu == 0',
      'timestamp > @00:02:00',
      'state ~= "r.n" || cpu == 1',
      'start_time < @00:03:00',
    ),
    period: fc.constantFrom('5s', '1m', '7m', '60ms', '1ns', '3Y'),
    rest: fc.array(
      fc.constantFrom(
        'group_by [cpu], sum',
        'group_by []',
        'first 3',
        'last 999',
        'filter cpu == 0',
        'align mean_within(2m)',
      ),
      { maxLength: 6 },
    ),
    source: fc.constantFrom('get vm:cpu', '{ get vm:cpu; get vm:cpu }', '{ get vm:load; get vm:cpu }', 'get vm:load'),
    end: fc.constantFrom('', ' | join'),
  })
  .map(({ source, filter, period, rest, end }) =>
    [`${source} | filter ${filter}`, `align mean_within(${period})`, ...rest].join(' | ').concat(end),
  )

/** A text with parts of it cut out, doubled, or with something else put in. */
function mutated(texts: Arbitrary<string>): Arbitrary<string> {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(12),
    what: fc.oneof(fc.constantFrom('cut', 'double', 'repeat'), fc.constantFrom(...words)),
  })
  return fc.tuple(texts, fc.array(change, { minLength: 1, maxLength: 4 })).map(([text, changes]) =>
    changes.reduce((text, { at, length, what }) => {
      const from = Math.floor(at * text.length)
      const part = text.slice(from, from + length)
      const put = { cut: '', double: part + part, repeat: part.repeat(100) }[what] ?? what
      return (text.slice(0, from) + put + text.slice(from + length)).slice(0, 5000)
    }, text),
  )
}

const bytes = fc.uint8Array({ maxLength: 600 }).map((bytes) => new TextDecoder().decode(bytes))
const repeated = fc
  .tuple(fc.constantFrom(...words, '(', '!', '{', '[', 'x==1&&', '"\\u{'), fc.integer({ min: 1, max: 4096 }))
  .map(([word, times]) => `get vm:cpu | filter ${word.repeat(times)}`.slice(0, 4096))

/** Anything that could be sent. */
export const anything: Arbitrary<string> = fc.oneof(
  anyText,
  bytes,
  repeated,
  soup,
  valid,
  sensible,
  mutated(valid),
  mutated(sensible),
)

const placed = /^Error at \d+:\d+: \.\. |\nAt \d+:\d+: \.\. /
const placeless = [
  'Input tables to a `group_by` must be aligned',
  'Queries must be <= 4096 characters',
  'This query requires at least one full table scan.',
  'Query requires ',
]

async function timeOf(text: string, isSystem: boolean, clock: () => number): Promise<number> {
  const before = clock()
  try {
    await ask(source, text, { pointsMax: POINTS_MAX, ...(!isSystem && { scope: { siloId: ID, projectId: ID } }) })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error
    const { message } = error
    if (!placed.test(message) && !placeless.some((begin) => message.startsWith(begin)))
      throw new Error(`no place in: ${message}`, { cause: error })
  }
  return clock() - before
}

/**
 * How long a text takes to be answered or refused; throws when the refusal does not tell the place, or it takes too long.
 *
 * @param clock tells the time, or what of it the processor spent on this, in milliseconds
 */
export async function checkAnswered(text: string, clock = () => performance.now()): Promise<number> {
  const allowed = MILLISECONDS_PER_KIB * Math.max(1, text.length / 1024)
  let longest = 0
  for (const isSystem of [false, true]) {
    let fastest = Infinity
    for (let attempt = 0; attempt < ATTEMPTS && fastest > allowed; attempt++)
      fastest = Math.min(fastest, await timeOf(text, isSystem, clock))
    if (fastest > allowed) throw new Error(`took ${Math.round(fastest)} ms instead of ${Math.round(allowed)}`)
    longest = Math.max(longest, fastest)
  }
  return longest
}
