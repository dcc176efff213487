import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { Comparison, Expression, Literal, Named, Query, TableOperation } from '../ast.ts'
import { alignMethods, comparators, reducers } from '../tokens.ts'

const span = { from: 0, to: 0 }

/** What names queries are made of. */
export interface Vocabulary {
  series: readonly string[]
  fields: readonly string[]
}

const identifier = fc.stringMatching(/^[a-z][a-z0-9]{0,4}(_[a-z0-9]{1,4}){0,2}$/)
const DAY = 86_400_000

const time = fc.oneof(
  fc.record({
    from: fc.constant('epoch' as const),
    milliseconds: fc.integer({ min: 0, max: Date.parse('9999-12-31') }),
  }),
  fc.record({ from: fc.constant('midnight' as const), milliseconds: fc.integer({ min: 0, max: DAY - 1 }) }),
  fc.record({ from: fc.constant('now' as const), milliseconds: fc.integer({ min: -30 * DAY, max: DAY }) }),
)

/** Text of any units, halves of characters among them; fast-check's own takes a second to set up. */
export const anyText: Arbitrary<string> = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xff_ff })), {
    maxLength: 300,
    size: 'small',
  })
  .map((units) => String.fromCharCode(...units))

const literal: Arbitrary<Literal> = fc.oneof(
  fc.boolean().map((value) => ({ kind: 'boolean' as const, value, ...span })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n }).map((value) => ({ kind: 'integer' as const, value, ...span })),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((value) => ({ kind: 'double' as const, value: value + 0, ...span })),
  // Nothing that could be read as something else.
  anyText.map((text) => ({ kind: 'string' as const, value: `${text}!`, ...span })),
  fc.uuid().map((value) => ({ kind: 'uuid' as const, value, ...span })),
  fc.oneof(fc.ipV4(), fc.ipV6()).map((value) => ({ kind: 'ip' as const, value, ...span })),
  fc.nat().map((value) => ({ kind: 'duration' as const, value, ...span })),
  time.map((value) => ({ kind: 'timestamp' as const, value, ...span })),
)

function named(names: Arbitrary<string>): Arbitrary<Named> {
  return names.map((name) => ({ name, ...span }))
}

function expressions(fields: Arbitrary<string>): Arbitrary<Expression> {
  const comparison: Arbitrary<Comparison> = fc
    .record({ field: named(fields), comparator: fc.constantFrom(...comparators), literal })
    .map((parts) => ({ kind: 'comparison', ...parts, ...span }))
  const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      comparison,
      tie('expression').map((term) => ({ kind: 'not' as const, term, ...span })),
      fc
        .record({
          kind: fc.constantFrom('and' as const, 'or' as const, 'xor' as const),
          terms: fc.array(tie('expression'), { minLength: 2, maxLength: 3 }),
        })
        .map((parts) => ({ ...parts, ...span })),
    ),
  }))
  return expression
}

function operations(fields: Arbitrary<string>): Arbitrary<TableOperation> {
  return fc.oneof(
    expressions(fields).map((expression) => ({ kind: 'filter' as const, expression, ...span })),
    fc
      .record({ method: fc.constantFrom(...alignMethods), period: fc.integer({ min: 1, max: 30 * DAY }) })
      .map((parts) => ({ kind: 'align' as const, ...parts, ...span })),
    fc
      .record({ fields: fc.array(named(fields), { maxLength: 3 }), reducer: fc.constantFrom(...reducers) })
      .map((parts) => ({ kind: 'group_by' as const, ...parts, ...span })),
    fc.constant({ kind: 'join' as const, ...span }),
    fc
      .record({ kind: fc.constantFrom('first' as const, 'last' as const), count: fc.integer({ min: 1 }) })
      .map((parts) => ({ ...parts, ...span })),
  )
}

/** Trees of queries, of given names or of any. Their spans are all at 0. */
export function arbitraryQuery(vocabulary?: Vocabulary): Arbitrary<Query> {
  const fields = vocabulary ? fc.constantFrom(...vocabulary.fields) : identifier
  const series = vocabulary
    ? fc.constantFrom(...vocabulary.series)
    : fc.tuple(identifier, identifier).map((names) => names.join(':'))
  const get = named(series).map((series) => ({ kind: 'get' as const, series, ...span }))
  const { query } = fc.letrec<{ query: Query }>((tie) => ({
    query: fc
      .record({
        source: fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          get,
          fc
            .array(tie('query'), { minLength: 1, maxLength: 3 })
            .map((queries) => ({ kind: 'group' as const, queries, ...span })),
        ),
        operations: fc.array(operations(fields), { maxLength: 4 }),
      })
      .map((parts) => ({ ...parts, ...span })),
  }))
  return query
}
