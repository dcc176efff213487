import type { TimeseriesTable } from '@plenum/api'
import { ChartCard } from '@plenum/ui'
import { useMemo } from 'react'
import { chartOf, LINES_MAX } from './answer-chart.ts'
import { metricsOf } from './answer-series.ts'
import type { AnswerMetric } from './answer-series.ts'
import { AnswerTable } from './answer-table.tsx'
import type { KnownTimeseries } from './completion.ts'

interface AnswerChartsProps {
  table: TimeseriesTable
  known: readonly KnownTimeseries[]
}

/** The metrics of a table, each as a chart; texts as rows. */
export function AnswerCharts({ table, known }: AnswerChartsProps) {
  const metrics = useMemo(() => metricsOf(table), [table])
  if (metrics.some(({ isDrawable }) => !isDrawable)) return <AnswerTable table={table} />
  return metrics.map((metric) => (
    <AnswerChart
      key={metric.name}
      metric={metric}
      unit={known.find(({ timeseriesName }) => timeseriesName === metric.name)?.units ?? 'none'}
    />
  ))
}

function AnswerChart({ metric, unit }: { metric: AnswerMetric; unit: KnownTimeseries['units'] }) {
  const data = useMemo(() => chartOf(metric), [metric])
  const { length } = metric.series
  return (
    <ChartCard
      title={metric.name}
      detail={length === 1 ? '1 line' : `${length} lines`}
      description={
        length > LINES_MAX
          ? `The first ${LINES_MAX} of ${length} lines. A filter or group_by makes them fewer; the table has all of them.`
          : undefined
      }
      unit={unit}
      data={data}
    />
  )
}
