import { ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { SegmentedControl } from '../segmented-control.tsx'
import { ChartBody, useLastData, type ChartProps, type ChartView } from './chart-body.tsx'

export type TimeChartProps = ChartProps

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const

/** A chart without a card around it: over it the way back from a zoom, and the choice between picture and numbers. */
export function TimeChart(props: TimeChartProps) {
  const [view, setView] = useState<ChartView>('chart')
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const data = useLastData(props.data)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-end gap-2">
        {props.onZoomOut && <ZoomOutButton onPress={props.onZoomOut} />}
        <SegmentedControl label={`View of ${props.label}`} options={views} value={view} onChange={setView} />
      </div>
      <ChartBody {...props} {...{ data, view, hidden }} onHide={setHidden} />
    </div>
  )
}

export function ZoomOutButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="ghost" size="sm" icon={<ZoomOut />} onPress={onPress}>
      Zoom out
    </Button>
  )
}
