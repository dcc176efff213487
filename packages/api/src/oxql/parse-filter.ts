import type { Comparison, Expression } from './ast.ts'
import type { Cursor } from './cursor.ts'
import { parseField } from './parse-name.ts'
import { parseLiteral } from './parse-literal.ts'
import { comparators } from './tokens.ts'

function parseComparison(cursor: Cursor): Comparison {
  const field = parseField(cursor)
  const comparator = cursor.expectOneOf(comparators)
  const literal = parseLiteral(cursor)
  return { kind: 'comparison', field, comparator, literal, from: field.from, to: literal.to }
}

function parseTerm(cursor: Cursor): Expression {
  const { from } = cursor.token
  if (cursor.accept('!')) {
    const term = cursor.deeper(() => parseTerm(cursor))
    return { kind: 'not', term, from, to: term.to }
  }
  if (!cursor.accept('(')) return parseComparison(cursor)
  const inner = cursor.deeper(() => parseExpression(cursor))
  cursor.expect(')')
  return inner
}

/** From loosest to tightest. */
const levels = [
  { symbol: '||', kind: 'or' },
  { symbol: '&&', kind: 'and' },
  { symbol: '^', kind: 'xor' },
] as const

/** What is combined by the operators from a level on. */
export function parseExpression(cursor: Cursor, level = 0): Expression {
  const operator = levels[level]
  if (!operator) return parseTerm(cursor)
  const first = parseExpression(cursor, level + 1)
  if (!cursor.accept(operator.symbol)) return first
  const terms = [first]
  do {
    terms.push(parseExpression(cursor, level + 1))
  } while (cursor.accept(operator.symbol))
  return { kind: operator.kind, terms, from: first.from, to: cursor.lastTo }
}
