import type { Span } from '@plenum/api/oxql/tokens'
import { wrong } from './asked.ts'
import type { Asked } from './asked.ts'
import { keyOf } from './key.ts'
import type { Shape } from './shape.ts'
import { pick } from './table.ts'
import type { Points, Range, Row, Table } from './table.ts'

/**
 * What tables are like once they are joined.
 *
 * @throws Refusal when they cannot be
 */
export function joinedShape(shapes: readonly Shape[], operation: Span, { text }: Asked): Shape {
  const [first, ...others] = shapes
  if (!first || others.length === 0) throw wrong(text, operation, '`join` table operations require at least 2 tables')
  if (shapes.some(({ period }) => period === undefined))
    throw wrong(text, operation, 'Input tables for a join operation must be aligned')
  if (others.some(({ period }) => period !== first.period))
    throw wrong(text, operation, 'Input tables for a join operation must be aligned in the same way')
  const unlike = others.find(({ fields }) => !sameFields(first.fields, fields))
  if (unlike)
    throw wrong(
      text,
      operation,
      'Input tables for a join operation must have the same fields: ' +
        `'${first.name}' has ${listed(first)}, '${unlike.name}' has ${listed(unlike)}`,
    )
  const name = shapes.map(({ name }) => name).join(',')
  return { ...first, name, columns: shapes.flatMap(({ columns }) => columns) }
}

function sameFields(a: Shape['fields'], b: Shape['fields']): boolean {
  return a.size === b.size && [...a].every(([name, type]) => b.get(name) === type)
}

function listed({ fields }: Shape): string {
  return [...fields.keys()].join(', ') || 'none'
}

/** Those of the points whose timestamps are among others, too. */
function commonRanges({ timestamps }: Points, others: Float64Array): Range[] {
  const ranges: Range[] = []
  let [begin, other] = [0, 0]
  timestamps.forEach((timestamp, index) => {
    while (other < others.length && (others[other] ?? Infinity) < timestamp) other++
    if (others[other] === timestamp) return
    if (begin < index) ranges.push([begin, index])
    begin = index + 1
  })
  if (begin < timestamps.length) ranges.push([begin, timestamps.length])
  return ranges
}

function joinedPoints(a: Points, b: Points): Points {
  const left = pick(a, commonRanges(a, b.timestamps))
  const right = pick(b, commonRanges(b, left.timestamps))
  return { ...left, columns: [...left.columns, ...right.columns] }
}

/** The timeseries that all tables have, at the times that all of them have, with the values of each. */
export function joinTables(name: string, tables: readonly Table[]): Table {
  const [first, ...others] = tables.map(({ rows }) => new Map(rows.map((row) => [keyOf(row.fields), row])))
  const rows: Row[] = []
  for (const [key, row] of first ?? []) {
    const found = others.map((table) => table.get(key)).filter((row) => row !== undefined)
    if (found.length < others.length) continue
    const points = found.reduce((points, other) => joinedPoints(points, other.points), row.points)
    if (points.timestamps.length > 0) rows.push({ fields: row.fields, points })
  }
  return { name, hasMatched: tables.every(({ hasMatched }) => hasMatched), rows }
}
