import { describe, expect, test } from 'vitest'
import { OxqlError } from './errors.ts'
import { parseOxql } from './parser.ts'

function errorOf(text: string): OxqlError {
  try {
    parseOxql(text)
  } catch (error) {
    if (error instanceof OxqlError) return error
    throw error
  }
  throw new Error(`this is a query: ${text}`)
}

const OPERATIONS = '`filter`, `align`, `group_by`, `join`, `first` or `last`'
const SERIES = 'the name of a timeseries, such as virtual_machine:vcpu_usage'
const FIRST = 'every subquery must start with a `get` operation'

describe('what is no query is refused where it stops to be one', () => {
  test.each([
    ['', '1:1', 'Expected: `get` or `{`'],
    ['  \n ', '2:2', 'Expected: `get` or `{`'],
    ['Get a:b', '1:1', 'Expected: `get` or `{`'],
    ['geta:b', '1:1', 'Expected: `get` or `{`'],
    ['get', '1:4', `Expected: ${SERIES}`],
    ['get a', '1:6', `Expected: ${SERIES}`],
    ['get a:', '1:7', `Expected: ${SERIES}`],
    ['get a :b', '1:7', `Expected: ${SERIES}`],
    ['get a: b', '1:8', `Expected: ${SERIES}`],
    ['get A:b', '1:5', `Expected: ${SERIES}`],
    ['get a__b:c', '1:5', `Expected: ${SERIES}`],
    ['get a_:c', '1:5', `Expected: ${SERIES}`],
    ['get a:1', '1:7', `Expected: ${SERIES}`],
    ['get a:b c', '1:9', 'Expected: `|` or the end of the query'],
    ['get a:b |', '1:10', `Expected: ${OPERATIONS}`],
    ['get a:b | frist 1', '1:11', `Expected: ${OPERATIONS}`],
    ['get a:b\n| filter x = 1', '2:12', 'Expected: `==`, `!=`, `<`, `<=`, `>`, `>=` or `~=`'],
    ['get a:b | filter', '1:17', 'Expected: `!`, `(` or a field'],
    ['get a:b | filter(x == 1)', '1:17', 'Expected: white space'],
    ['get a:b | filter (x == 1', '1:25', 'Expected: `^`, `&&`, `||` or `)`'],
    ['get a:b | filter x == 1)', '1:24', 'Expected: `^`, `&&`, `||`, `|` or the end of the query'],
    ['get a:b | filter x == y', '1:23', 'Expected: a value'],
    ['get a:b | filter x == - 1', '1:25', 'Expected: a number'],
    ['get a:b | filter x == 5q', '1:23', 'Expected: a value'],
    ['get a:b | filter x == 18446744073709551616', '1:23', 'Expected: an integer of at most 64 bits'],
    [`get a:b | filter x == ${'9'.repeat(3000)}`, '1:23', 'Expected: an integer of at most 64 bits'],
    ['get a:b | filter x == "abc', '1:27', 'Expected: the end of the string'],
    [String.raw`get a:b | filter x == "a\d"`, '1:25', String.raw`Expected: one of the escapes \n \r \t \\ \0 \u{…}`],
    [
      String.raw`get a:b | filter x == "\u{d800}"`,
      '1:24',
      String.raw`Expected: one of the escapes \n \r \t \\ \0 \u{…}`,
    ],
    [
      'get a:b | filter t > @2025-01-01T00:00:00Z',
      '1:22',
      'Expected: a timestamp in UTC, such as @2025-01-31T12:00:00 or @now()',
    ],
    [
      'get a:b | filter t > @2025-02-29',
      '1:22',
      'Expected: a timestamp in UTC, such as @2025-01-31T12:00:00 or @now()',
    ],
    ['get a:b | filter t > @24:00:00', '1:22', 'Expected: a timestamp in UTC, such as @2025-01-31T12:00:00 or @now()'],
    ['get a:b | filter t > @now() - 5', '1:31', 'Expected: a duration, such as 5m'],
    ['get a:b | filter t > @now() - 999999999999999Y', '1:31', 'The duration is too long'],
    ['get a:b | align mean(5s)', '1:17', 'Expected: `mean_within` or `interpolate`'],
    ['get a:b | align mean_within(5)', '1:29', 'Expected: a duration, such as 5m'],
    ['get a:b | align mean_within(0s)', '1:29', 'The period must be longer than nothing'],
    ['get a:b | group_by[a]', '1:19', 'Expected: white space'],
    ['get a:b | group_by [,]', '1:21', 'Expected: `]` or a field'],
    ['get a:b | group_by [a b]', '1:23', 'Expected: `,` or `]`'],
    ['get a:b | group_by [a], max', '1:25', 'Expected: `mean` or `sum`'],
    ['get a:b | first 0', '1:17', 'Expected: a whole number from 1'],
    ['get a:b | first -1', '1:17', 'Expected: a whole number from 1'],
    ['get a:b | last 1.5', '1:16', 'Expected: a whole number from 1'],
    ['filter x == 1', '1:1', FIRST],
    ['{ get a:b; filter x == 1 }', '1:12', FIRST],
    ['get a:b | get c:d', '1:11', `${FIRST}, and has no other`],
    ['get a:b | { get c:d }', '1:11', `${FIRST}, and has no other`],
    ['{ get a:b; }', '1:12', 'Expected: `get` or `{`'],
    ['{ get a:b', '1:10', 'Expected: `|`, `;` or `}`'],
    ['get a:b | first 1 \u00a0', '1:19', 'Expected: `|` or the end of the query'],
  ])('%j at %s', (text, place, reason) => {
    const error = errorOf(text)
    expect(`${error.line}:${error.column}`).toBe(place)
    expect(error.reason).toBe(reason)
    expect(error.message.startsWith(`Error at ${place}: .. `)).toBe(true)
    expect(error.message.endsWith(`\n${reason}`)).toBe(true)
  })

  test('with what stands around it and a caret under it', () => {
    const text = 'get virtual_machine:vcpu_usage\n| filter state = "run" && vcpu_id == 0'
    expect(errorOf(text).message).toBe(
      [
        'Error at 2:16: .. pu_usage | filter state = "run" && vcpu_id == 0 ..',
        '                                          ^',
        'Expected: `==`, `!=`, `<`, `<=`, `>`, `>=` or `~=`',
      ].join('\n'),
    )
  })
})

describe('what is nested too deep is refused', () => {
  test.each([
    ['!', (depth: number) => `get a:b | filter ${'!'.repeat(depth)}x == 1`],
    ['()', (depth: number) => `get a:b | filter ${'('.repeat(depth)}x == 1${')'.repeat(depth)}`],
    ['{}', (depth: number) => `${'{'.repeat(depth)}get a:b${'}'.repeat(depth)}`],
  ])('%s', (_, nested) => {
    expect(parseOxql(nested(50))).toMatchObject({ from: 0 })
    expect(errorOf(nested(51)).reason).toBe('Queries may be nested at most 50 deep')
    expect(errorOf(nested(200_000)).reason).toBe('Queries may be nested at most 50 deep')
  })

  test('but a long chain is not deep', () => {
    const chain = Array.from({ length: 20_000 }, () => 'x == 1').join(' || ')
    expect(parseOxql(`get a:b | filter ${chain}`).operations).toMatchObject([{ expression: { kind: 'or' } }])
  })
})
