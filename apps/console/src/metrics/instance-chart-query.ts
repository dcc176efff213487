import type { TimeseriesQueryResult } from '@plenum/api'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { chartQuery } from './chart-query.ts'
import type { InstanceChartSpec } from './instance-charts.ts'
import { onLines, onOneLine, oxqlStages } from './oxql-text.ts'
import { asPercent, sumOfTables } from './sum-of-tables.ts'

/** Says no more than that there are no samples in that time: nothing of nothing counts as not aligned. */
const NOTHING_THERE = 'Input tables to a `group_by` must be aligned'

async function answerTo(project: string, text: string, signal: AbortSignal): Promise<TimeseriesQueryResult> {
  try {
    return await call('timeseriesQuery', { query: { project }, body: { query: text } }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.message === NOTHING_THERE) return { tables: [] }
    throw error
  }
}

export function instanceChartQuery(
  project: string,
  { title, unit, series }: InstanceChartSpec,
  range: string | undefined,
) {
  return chartQuery({
    key: ['instance', project, series],
    range,
    load: async (resolved, signal) => {
      const stages = oxqlStages(series, resolved)
      const summed = sumOfTables(await answerTo(project, onOneLine(stages), signal))
      const values = unit === 'percent' ? asPercent(summed) : summed.values
      const data = { times: summed.times, series: [{ id: 'value', label: title, values }], range: resolved }
      return { data, query: onLines(stages) }
    },
  })
}
