import { useId, useState, type Ref } from 'react'
import { hasSamples, type ChartData } from './chart-data.ts'
import { ChartLegend } from './chart-legend.tsx'
import { EmptyChart, FailedChart, LoadingChart, ProgressMark, StaleMark } from './chart-states.tsx'
import { chartSummary } from './chart-summary.ts'
import { ChartTable } from './chart-table.tsx'
import type { ChartUnit } from './chart-unit.ts'
import { PlotArea, type Painted } from './plot-area.tsx'
import type { ChartShape } from './plot-state.ts'

export type ChartView = 'chart' | 'table'

export interface ChartProps {
  /** Accessible name. */
  label: string
  /** Undefined until it is there. Keep the object as long as its numbers are the same: another one is drawn anew. */
  data: ChartData | undefined
  unit: ChartUnit
  /** A line unless said otherwise. */
  shape?: ChartShape | undefined
  /** In pixels, without the legend; 240 unless said otherwise. */
  height?: number | undefined
  /** The last picture stays meanwhile. */
  isLoading?: boolean | undefined
  /** What failed; the last picture stays. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** A span was dragged over, or marked by keys. The page keeps the range and hands other data in. */
  onZoom?: ((range: { start: Date; end: Date }) => void) | undefined
  /** Given while there is something to go back to. */
  onZoomOut?: (() => void) | undefined
}

export interface ChartBodyProps extends ChartProps {
  view: ChartView
  hidden: ReadonlySet<string>
  onHide: (hidden: ReadonlySet<string>) => void
  ref?: Ref<Painted> | undefined
}

/** The last data there was: a picture stays until there is another. */
export function useLastData(data: ChartData | undefined): ChartData | undefined {
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return data ?? last
}

/** Everything below the heading: picture or table, legend, and what stands in for them. `data` is the last there was. */
export function ChartBody(props: ChartBodyProps) {
  const { label, data, unit, height = 240, isLoading = false, error, onRetry, onZoom, onZoomOut } = props
  const { shape = 'line', view, hidden, onHide, ref } = props
  const captionId = useId()
  if (!data) {
    return error === undefined ? <LoadingChart height={height} /> : <FailedChart {...{ height, error, onRetry }} />
  }
  const isEmpty = !hasSamples(data)
  const isChart = view === 'chart' && !isEmpty
  return (
    <figure aria-label={label} aria-busy={isLoading} className="relative flex min-w-0 flex-col gap-2">
      <figcaption id={captionId} className="sr-only">
        {chartSummary(data, unit)}
      </figcaption>
      <ProgressMark isLoading={isLoading} />
      {error !== undefined && <StaleMark error={error} onRetry={onRetry} />}
      {isEmpty && <EmptyChart height={height} />}
      {view === 'table' && !isEmpty && <ChartTable {...{ label, data, unit, height }} />}
      {isChart && (
        <PlotArea
          // What uPlot cannot change later.
          key={`${shape} ${unit}`}
          describedBy={captionId}
          {...{ label, data, unit, shape, height, hidden, onZoom, onZoomOut, ref }}
        />
      )}
      {isChart && data.series.length > 1 && (
        <ChartLegend label={label} series={data.series} hidden={hidden} onChange={onHide} />
      )}
    </figure>
  )
}
