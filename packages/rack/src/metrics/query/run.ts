import { TIMESERIES_QUERY_MAX } from '@plenum/api'
import type { TimeseriesQueryResult, TimeseriesTable } from '@plenum/api'
import type { Query } from '@plenum/api/oxql/ast'
import { OxqlError } from '@plenum/api/oxql/errors'
import { parseOxql } from '@plenum/api/oxql/parser'
import { refuse } from '../../http/refusal.ts'
import type { Source } from '../source.ts'
import { tableView } from './answer.ts'
import type { Asked, ProjectScope } from './asked.ts'
import { Budget } from './budget.ts'
import { evaluate } from './evaluate.ts'
import { planQuery } from './plan.ts'
import { endOf } from './time.ts'

function parse(text: string): Query {
  if (text.trim().length > TIMESERIES_QUERY_MAX)
    throw refuse.invalidRequest(`Queries must be <= ${TIMESERIES_QUERY_MAX} characters`)
  try {
    return parseOxql(text)
  } catch (error) {
    throw error instanceof OxqlError ? refuse.invalidRequest(error.message) : error
  }
}

export interface QueryContext {
  source: Source
  now: Date
  /** Whose data alone may be read; all when left out. */
  scope?: ProjectScope
  /** Most samples to read, and most points to make of them. */
  pointsMax?: number
}

/**
 * The answer to a query.
 *
 * @throws Refusal when it cannot be read, is not about what there is, or would cost too much
 */
export async function runQuery(text: string, context: QueryContext): Promise<TimeseriesQueryResult> {
  const query = parse(text)
  const now = context.now.getTime()
  const { source, scope, pointsMax } = context
  const asked: Asked = { text, source, now, end: endOf(query, text, now), scope, budget: new Budget(pointsMax) }
  const tables: TimeseriesTable[] = []
  for (const plan of planQuery(query, asked)) tables.push(tableView(await evaluate(plan, asked)))
  return { tables }
}
