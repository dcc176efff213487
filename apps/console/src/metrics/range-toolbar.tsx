import { DateTimeRangePicker, RefreshControl } from '@plenum/ui'
import { useIsFetching } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { chartsKey, refreshCharts } from './chart-query.ts'
import { readRange, USUAL_REFRESH, writeRange } from './range-search.ts'
import { useRangeSearch } from './use-range.ts'

/** Over charts: what else is chosen at the left, then the refresh interval and the range. */
export function RangeToolbar({ children }: { children?: ReactNode }) {
  const { search, change } = useRangeSearch()
  const isFetching = useIsFetching(chartsKey) > 0
  const [now, setNow] = useState(() => new Date())
  const range = readRange(search.range, now)
  const refresh = () => {
    setNow(new Date())
    refreshCharts()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
      <div className="ms-auto flex flex-wrap items-center gap-2 max-lg:ms-0">
        <RefreshControl
          interval={search.refresh ?? USUAL_REFRESH}
          onIntervalChange={(next) => change({ refresh: next === USUAL_REFRESH ? undefined : next })}
          isFetching={isFetching}
          disabledReason={range.preset === 'custom' ? 'A custom range does not move on' : undefined}
          onRefresh={refresh}
        />
        <DateTimeRangePicker
          label="Time range"
          value={range}
          maxValue={now}
          onChange={(next) => {
            setNow(new Date())
            change({ range: writeRange(next), zoomedFrom: undefined })
          }}
        />
      </div>
    </div>
  )
}
