import type { FieldType } from '@plenum/api'
import type { TableOperation } from '@plenum/api/oxql/ast'
import { wrong } from './asked.ts'
import type { Asked } from './asked.ts'
import { Filter } from './filter.ts'
import type { Shape } from './shape.ts'

type Operation<K extends TableOperation['kind']> = Extract<TableOperation, { kind: K }>

function checkFilter(shape: Shape, operation: Operation<'filter'>, { text, now }: Asked): void {
  const { problems } = new Filter(operation.expression, shape, now)
  if (problems.length === 0) return
  const shown = text
    .slice(operation.from, operation.to)
    .replace(/^filter/, '')
    .trim()
  const list = problems.map((problem) => `> ${problem}`).join('\n')
  throw wrong(text, operation.expression, `The filter expression "${shown}" is not valid:\n${list}`)
}

function isNumeric(datumType: string): boolean {
  return /^(cumulative_)?[iuf]\d+$/.test(datumType)
}

function aligned(shape: Shape, operation: Operation<'align'>, { text }: Asked): Shape {
  if (operation.method === 'interpolate')
    throw wrong(text, operation, 'Alignment with `interpolate` is not yet implemented')
  const unfit = shape.columns.find(({ datumType }) => !isNumeric(datumType))
  if (unfit) throw wrong(text, operation, `Tables with '${unfit.datumType}' data types cannot be aligned`)
  const columns = shape.columns.map(() => ({ datumType: 'f64', isDelta: false }) as const)
  return { ...shape, columns, period: operation.period }
}

function grouped(shape: Shape, { fields, from, to }: Operation<'group_by'>, { text }: Asked): Shape {
  if (shape.period === undefined)
    throw wrong(
      text,
      { from, to },
      `Input table to a \`group_by\` table operation must be aligned, but table '${shape.name}' is not aligned`,
    )
  const kept = new Map<string, FieldType>()
  for (const field of fields) {
    const type = shape.fields.get(field.name)
    if (type === undefined) {
      const known = [...shape.fields.keys()].join(', ')
      throw wrong(
        text,
        field,
        `Cannot group by field '${field.name}', which does not appear in the input tables. Valid fields are: ${known}`,
      )
    }
    kept.set(field.name, type)
  }
  return { ...shape, fields: kept }
}

/**
 * What a table is like after an operation.
 *
 * @throws Refusal when it cannot be done to such a table
 */
export function shapeAfter(shape: Shape, operation: Exclude<TableOperation, { kind: 'join' }>, asked: Asked): Shape {
  switch (operation.kind) {
    case 'filter':
      checkFilter(shape, operation, asked)
      return shape
    case 'align':
      return aligned(shape, operation, asked)
    case 'group_by':
      return grouped(shape, operation, asked)
    case 'first':
    case 'last':
      return shape
  }
}
