import { ChartCard, ChartGroup } from '@plenum/ui'
import { useNavigate } from '@tanstack/react-router'
import { SquareTerminal } from 'lucide-react'
import { useChart } from './chart-query.ts'
import type { InstanceChartSpec } from './instance-charts.ts'
import { instanceChartQuery } from './instance-chart-query.ts'
import { useRangeSearch } from './use-range.ts'

interface InstanceChartsProps {
  project: string
  charts: readonly InstanceChartSpec[]
}

/** Two beside each other where there is room, with one cursor for all. */
export function InstanceCharts({ project, charts }: InstanceChartsProps) {
  return (
    <ChartGroup>
      <div className="@container">
        <div className={charts.length > 1 ? 'grid gap-4 @3xl:grid-cols-2' : 'grid gap-4'}>
          {charts.map((chart) => (
            // Another disk's picture must not stand in for this one's.
            <InstanceChart key={JSON.stringify(chart.series)} project={project} chart={chart} />
          ))}
        </div>
      </div>
    </ChartGroup>
  )
}

function InstanceChart({ project, chart }: { project: string; chart: InstanceChartSpec }) {
  const { search } = useRangeSearch()
  const navigate = useNavigate()
  const shown = useChart(instanceChartQuery(project, chart, search.range))
  const { query } = shown
  const explore = () => void navigate({ to: '/projects/$project/metrics', params: { project }, search: { query } })
  return (
    <ChartCard
      title={chart.title}
      description={chart.about}
      unit={chart.unit}
      shape="area"
      menuItems={
        query === undefined ? [] : [{ label: 'Open in explorer', icon: <SquareTerminal />, onAction: explore }]
      }
      {...shown}
    />
  )
}
