import type { TimeseriesSchema } from '@plenum/api'
import type { Get, Query, TableOperation } from '@plenum/api/oxql/ast'
import { refuse } from '../../http/refusal.ts'
import { wrong } from './asked.ts'
import type { Asked } from './asked.ts'
import { shapeAfter } from './check.ts'
import { Filter, isTime, someComparison } from './filter.ts'
import { joinedShape } from './join.ts'
import { shapeOf } from './shape.ts'
import type { Shape } from './shape.ts'

/** Something that is done to a table, and what the table is like before. */
export interface Step {
  operation: Exclude<TableOperation, { kind: 'join' }>
  shape: Shape
}

/** How a table is made. `shape` is what it is like in the end. */
export type Plan = { shape: Shape; steps: readonly Step[] } & (
  | { kind: 'get'; schema: TimeseriesSchema; filters: readonly Filter[] }
  | { kind: 'join'; inputs: readonly Plan[]; name: string }
)

/** A step before which filters of fields may go as well as after it, for it sees to each timeseries by itself. */
function isByItself({ kind }: TableOperation): boolean {
  return kind === 'filter' || kind === 'align' || kind === 'first' || kind === 'last'
}

/** Takes out the filters that the source can be asked with, so that what they leave out is never read. */
function pushDown(steps: readonly Step[], now: number): { filters: Filter[]; steps: Step[] } {
  const filters: Filter[] = []
  const rest: Step[] = []
  steps.forEach((step, index) => {
    const { operation, shape } = step
    const isFirst = rest.length === 0
    const mayMove =
      operation.kind === 'filter' &&
      (isFirst ||
        (steps.slice(0, index).every((before) => isByItself(before.operation)) &&
          !someComparison(operation.expression, isTime)))
    if (mayMove) filters.push(new Filter(operation.expression, shape, now))
    else rest.push(step)
  })
  return { filters, steps: rest }
}

function planSteps(shape: Shape, operations: readonly TableOperation[], asked: Asked) {
  const steps: Step[] = []
  let after = shape
  for (const operation of operations) {
    if (operation.kind === 'join')
      throw wrong(asked.text, operation, '`join` table operations require at least 2 tables')
    steps.push({ operation, shape: after })
    after = shapeAfter(after, operation, asked)
  }
  return { steps, shape: after }
}

/** Whether whose data they are can be told from each of them. */
function isOfProjects({ authzScope, fieldSchema }: TimeseriesSchema): boolean {
  const ids = fieldSchema.filter(({ name }) => name === 'silo_id' || name === 'project_id')
  return authzScope === 'project' && ids.length === 2
}

function planGet(get: Get, operations: readonly TableOperation[], asked: Asked): Plan {
  const { name } = get.series
  const schema = asked.source.schema(name)
  if (!schema || (asked.scope && !isOfProjects(schema)))
    throw wrong(asked.text, get.series, `Timeseries not found for: ${name}`)
  const planned = planSteps(shapeOf(schema), operations, asked)
  if (!asked.scope && !operations.some(({ kind }) => kind === 'filter'))
    throw refuse.invalidRequest(
      'This query requires at least one full table scan. ' +
        `A filter of fields or of \`timestamp\` after \`get ${name}\` says what is wanted of it.`,
    )
  return { kind: 'get', schema, shape: planned.shape, ...pushDown(planned.steps, asked.now) }
}

/** @param following what is done to each of its tables afterwards */
function planAll({ source, operations }: Query, following: readonly TableOperation[], asked: Asked): Plan[] {
  const all = [...operations, ...following]
  if (source.kind === 'get') return [planGet(source, all, asked)]
  const join = all.findIndex(({ kind }) => kind === 'join')
  const before = join === -1 ? all : all.slice(0, join)
  const inputs = source.queries.flatMap((query) => planAll(query, before, asked))
  const operation = all[join]
  if (!operation) return inputs
  const joined = joinedShape(
    inputs.map(({ shape }) => shape),
    operation,
    asked,
  )
  return [{ kind: 'join', inputs, name: joined.name, ...planSteps(joined, all.slice(join + 1), asked) }]
}

/**
 * How the tables that a query asks for are made.
 *
 * @throws Refusal for what cannot be, with the place
 */
export function planQuery(query: Query, asked: Asked): Plan[] {
  return planAll(query, [], asked)
}
