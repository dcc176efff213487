import type { VirtualResourceCounts } from '@plenum/api'
import { ChartCard, ChartGroup } from '@plenum/ui'
import { useChart } from './chart-query.ts'
import { provisionedMetrics } from './provisioned.ts'
import type { ProvisionedMetric } from './provisioned.ts'
import { provisionedQuery } from './provisioned-query.ts'
import type { ProvisionedSource } from './provisioned-query.ts'
import { useRangeSearch } from './use-range.ts'

interface ProvisionedChartsProps {
  source: ProvisionedSource
  /** What may be set aside; drawn beside what is. */
  quota?: VirtualResourceCounts | undefined
}

/** CPU, memory and storage over time. */
export function ProvisionedCharts({ source, quota }: ProvisionedChartsProps) {
  return (
    <ChartGroup>
      <div className="flex flex-col gap-4">
        {provisionedMetrics.map((metric) => (
          <ProvisionedChart
            // Another silo's picture must not stand in for this one's.
            key={`${metric.name} ${JSON.stringify(source)}`}
            metric={metric}
            source={source}
            quota={quota?.[metric.count]}
          />
        ))}
      </div>
    </ChartGroup>
  )
}

interface ProvisionedChartProps {
  metric: ProvisionedMetric
  source: ProvisionedSource
  quota: number | undefined
}

function ProvisionedChart({ metric, source, quota }: ProvisionedChartProps) {
  const { search } = useRangeSearch()
  const chart = useChart(provisionedQuery(metric, source, search.range, quota))
  return (
    <ChartCard
      title={metric.title}
      description={metric.about}
      unit={metric.unit}
      shape={source.of === 'fleet' ? 'line' : 'stepped'}
      height={220}
      {...chart}
    />
  )
}
