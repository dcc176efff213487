import { refuse } from '../../http/refusal.ts'
import { alignPoints } from './align.ts'
import type { Asked } from './asked.ts'
import { Filter } from './filter.ts'
import { groupTable } from './group-by.ts'
import { joinTables } from './join.ts'
import { keepPoints } from './keep.ts'
import type { Plan, Step } from './plan.ts'
import { readTable } from './read.ts'
import { mapPoints, pick } from './table.ts'
import type { Table } from './table.ts'

function filterTable(table: Table, filter: Filter): Table {
  return mapPoints(table, (points, { fields }) => keepPoints(points, filter.keeps(fields)))
}

function after(table: Table, { operation, shape }: Step, asked: Asked): Table {
  switch (operation.kind) {
    case 'filter':
      return filterTable(table, new Filter(operation.expression, shape, asked.now))
    case 'align':
      return mapPoints(table, (points) => alignPoints(points, operation, asked))
    case 'group_by':
      // Clients know a timeseries without samples by this very text.
      if (table.rows.length === 0) throw refuse.invalidRequest('Input tables to a `group_by` must be aligned')
      return groupTable(table, operation, shape.period ?? Number.NaN, asked)
    case 'first':
      return mapPoints(table, (points) => pick(points, [[0, Math.min(operation.count, points.timestamps.length)]]))
    case 'last': {
      const { count } = operation
      return mapPoints(table, (points) => {
        const { length } = points.timestamps
        return pick(points, [[Math.max(0, length - count), length]])
      })
    }
  }
}

function afterAll(table: Table, steps: readonly Step[], asked: Asked): Table {
  // Where there is no such timeseries, nothing that is done to it can be wrong.
  return table.hasMatched ? steps.reduce((table, step) => after(table, step, asked), table) : table
}

/** The table that a plan makes. */
export async function evaluate(plan: Plan, asked: Asked): Promise<Table> {
  if (plan.kind === 'join') {
    const tables: Table[] = []
    for (const input of plan.inputs) tables.push(await evaluate(input, asked))
    return afterAll(joinTables(plan.name, tables), plan.steps, asked)
  }
  const [first, ...others] = plan.steps
  const align = first?.operation.kind === 'align' ? first.operation : undefined
  const table = await readTable(plan.schema, plan.filters, align, asked)
  return afterAll(table, align ? others : plan.steps, asked)
}
