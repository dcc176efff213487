import type { Expression, Literal, Query } from '@plenum/api/oxql/ast'
import { wrong } from './asked.ts'

const DAY = 86_400_000
/** As far as dates reach (ECMAScript, section 21.4.1.1). */
const TIME_MAX = 8.64e15

type Timestamp = Extract<Literal, { kind: 'timestamp' }>

/** What a timestamp stands for, in milliseconds since the epoch. */
export function timeOf({ value }: Timestamp, now: number): number {
  switch (value.from) {
    case 'epoch':
      return value.milliseconds
    case 'midnight':
      return now - (now % DAY) + value.milliseconds
    case 'now':
      return now + value.milliseconds
  }
}

function* literalsOf(expression: Expression): Generator<{ literal: Literal; isUpperBound: boolean }> {
  switch (expression.kind) {
    case 'comparison': {
      const { field, comparator, literal } = expression
      const isUpperBound = field.name === 'timestamp' && ['<', '<=', '=='].includes(comparator)
      return yield { literal, isUpperBound }
    }
    case 'not':
      return yield* literalsOf(expression.term)
    default:
      for (const term of expression.terms) yield* literalsOf(term)
  }
}

function* filtersOf({ source, operations }: Query): Generator<Expression> {
  if (source.kind === 'group') for (const query of source.queries) yield* filtersOf(query)
  for (const operation of operations) if (operation.kind === 'filter') yield operation.expression
}

/**
 * The time that the data of a query end at: the latest that a timestamp may be up to, by any of its comparisons; now when
 * there is none.
 *
 * @throws Refusal when any time is beyond what can be told
 */
export function endOf(query: Query, text: string, now: number): number {
  let end: number | undefined
  for (const filter of filtersOf(query))
    for (const { literal, isUpperBound } of literalsOf(filter)) {
      if (literal.kind !== 'timestamp') continue
      const time = timeOf(literal, now)
      if (!(Math.abs(time) <= TIME_MAX)) throw wrong(text, literal, 'The timestamp is out of range')
      if (isUpperBound) end = Math.max(end ?? time, time)
    }
  return end ?? now
}
