import type { Get, Group, Named, Query, TableOperation } from './ast.ts'
import { Cursor } from './cursor.ts'
import { parseExpression } from './parse-filter.ts'
import { parseDuration } from './parse-literal.ts'
import { parseField, parseSeries } from './parse-name.ts'
import { alignMethods, keywords, reducers } from './tokens.ts'
import type { Keyword, Reducer } from './tokens.ts'

const tableOperations = keywords.filter((keyword) => keyword !== 'get')

/** Those that are followed by something other than white space need white space before it. */
function parseKeyword<const K extends Keyword>(cursor: Cursor, allowed: readonly K[]): K {
  const keyword = cursor.expectOneOf(allowed)
  if (keyword !== 'join' && cursor.isAdjacent) cursor.failFor('white space')
  return keyword
}

function parseGet(cursor: Cursor): Get {
  const { from } = cursor.token
  parseKeyword(cursor, ['get'])
  const series = parseSeries(cursor)
  return { kind: 'get', series, from, to: series.to }
}

function parseGroup(cursor: Cursor): Group {
  const { from } = cursor.expect('{')
  const queries: Query[] = []
  cursor.deeper(() => {
    do queries.push(parseQuery(cursor))
    while (cursor.accept(';'))
  })
  const { to } = cursor.expect('}')
  return { kind: 'group', queries, from, to }
}

function parseAlign(cursor: Cursor) {
  const method = cursor.expectOneOf(alignMethods)
  cursor.expect('(')
  const span = cursor.token
  const period = parseDuration(cursor)
  if (period <= 0) cursor.refuse(span, { reason: 'The period must be longer than nothing' })
  cursor.expect(')')
  return { method, period }
}

function parseFields(cursor: Cursor): Named[] {
  const fields: Named[] = []
  cursor.expect('[')
  while (!cursor.is(']')) {
    fields.push(parseField(cursor))
    if (!cursor.accept(',')) break
  }
  cursor.expect(']')
  return fields
}

function parseGroupBy(cursor: Cursor): { fields: Named[]; reducer: Reducer } {
  const fields = parseFields(cursor)
  return { fields, reducer: cursor.accept(',') ? cursor.expectOneOf(reducers) : 'mean' }
}

function parseCount(cursor: Cursor): number {
  const token = cursor.expectKind('integer', 'a whole number from 1')
  const count = Number(token.text)
  if (count < 1 || token.text.startsWith('0x')) cursor.refuse(token, 'a whole number from 1')
  return count
}

function parseOperation(cursor: Cursor): TableOperation {
  const { token } = cursor
  const { from } = token
  if (token.text === 'get' || token.text === '{')
    cursor.refuse(token, { reason: 'every subquery must start with a `get` operation, and has no other' })
  const kind = parseKeyword(cursor, tableOperations)
  const to = () => cursor.lastTo
  switch (kind) {
    case 'filter':
      return { kind, expression: parseExpression(cursor), from, to: to() }
    case 'align':
      return { kind, ...parseAlign(cursor), from, to: to() }
    case 'group_by':
      return { kind, ...parseGroupBy(cursor), from, to: to() }
    case 'join':
      return { kind, from, to: to() }
    case 'first':
    case 'last':
      return { kind, count: parseCount(cursor), from, to: to() }
  }
}

function parseSource(cursor: Cursor): Get | Group {
  if (cursor.is('get')) return parseGet(cursor)
  if (cursor.is('{')) return parseGroup(cursor)
  const { token } = cursor
  if (tableOperations.some((keyword) => keyword === token.text))
    cursor.refuse(token, { reason: 'every subquery must start with a `get` operation' })
  return cursor.fail()
}

function parseQuery(cursor: Cursor): Query {
  const source = parseSource(cursor)
  const operations: TableOperation[] = []
  while (cursor.accept('|')) operations.push(parseOperation(cursor))
  return { source, operations, from: source.from, to: cursor.lastTo }
}

/**
 * A query as a tree. Takes time in proportion to the text, whatever it is.
 *
 * @throws OxqlError with the place, when it is none
 */
export function parseOxql(text: string): Query {
  const cursor = new Cursor(text)
  const query = parseQuery(cursor)
  if (cursor.token.kind !== 'end') cursor.failFor('the end of the query')
  return query
}
