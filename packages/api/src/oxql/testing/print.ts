import type { Expression, Literal, Query, TableOperation } from '../ast.ts'

/** Where white space may stand, some. */
export type Gap = () => string

function printString(text: string): string {
  const quote = text.includes('"') ? "'" : '"'
  const escaped = Array.from(text, (char) => {
    if (char === '\\') return '\\\\'
    if (char === '\n') return '\\n'
    return char === quote || char === '\0' ? `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}` : char
  })
  return `${quote}${escaped.join('')}${quote}`
}

function printDouble(value: number): string {
  const text = String(value)
  return /[.e]/.test(text) ? text : `${text}.0`
}

function printTimestamp({ value }: Extract<Literal, { kind: 'timestamp' }>, gap: Gap): string {
  const { from, milliseconds } = value
  if (from === 'epoch') return `@${new Date(milliseconds).toISOString().slice(0, -1)}`
  if (from === 'midnight') return `@${new Date(milliseconds).toISOString().slice(11, -1)}`
  if (milliseconds === 0) return '@now()'
  return `@now()${gap()}${milliseconds < 0 ? '-' : '+'}${gap()}${Math.abs(milliseconds)}ms`
}

function printLiteral(literal: Literal, gap: Gap): string {
  switch (literal.kind) {
    case 'boolean':
    case 'integer':
      return String(literal.value)
    case 'double':
      return printDouble(literal.value)
    case 'string':
    case 'uuid':
    case 'ip':
      return printString(literal.value)
    case 'duration':
      return `${literal.value}ms`
    case 'timestamp':
      return printTimestamp(literal, gap)
  }
}

const symbols = { and: '&&', or: '||', xor: '^' } as const

function printExpression(expression: Expression, gap: Gap): string {
  const inner = (term: Expression) =>
    term.kind === 'comparison' ? printExpression(term, gap) : `(${gap()}${printExpression(term, gap)}${gap()})`
  switch (expression.kind) {
    case 'comparison': {
      const { field, comparator, literal } = expression
      return `${field.name}${gap()}${comparator}${gap()}${printLiteral(literal, gap)}`
    }
    case 'not':
      return `!${gap()}${inner(expression.term)}`
    default:
      return expression.terms.map(inner).join(`${gap()}${symbols[expression.kind]}${gap()}`)
  }
}

function printOperation(operation: TableOperation, gap: Gap): string {
  switch (operation.kind) {
    case 'filter':
      return `filter ${gap()}${printExpression(operation.expression, gap)}`
    case 'align':
      return `align ${gap()}${operation.method}${gap()}(${gap()}${operation.period}ms${gap()})`
    case 'group_by':
      return `group_by ${gap()}[${operation.fields.map(({ name }) => name).join(`${gap()},`)}]${gap()},${gap()}${operation.reducer}`
    case 'join':
      return 'join'
    case 'first':
    case 'last':
      return `${operation.kind} ${gap()}${operation.count}`
  }
}

/** The text of a tree, with as much white space as one likes. */
export function print({ source, operations }: Query, gap: Gap = () => ' '): string {
  const first =
    source.kind === 'get'
      ? `get ${gap()}${source.series.name}`
      : `{${gap()}${source.queries.map((query) => print(query, gap)).join(`${gap()};${gap()}`)}${gap()}}`
  return [first, ...operations.map((operation) => printOperation(operation, gap))].join(`${gap()}|${gap()}`)
}
