import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from './button.tsx'
import { refreshIntervals, type RefreshInterval } from './refresh-interval.ts'
import { Select } from './select.tsx'

export interface RefreshControlProps {
  onRefresh: () => void
  /** Shows the spinner, for at least half a second. A tick that falls into it is left out. */
  isFetching?: boolean | undefined
  /** Why there is nothing to refresh, as with a custom range. Turns the interval off for as long. */
  disabledReason?: string | undefined
  /** With `onIntervalChange`: the interval is the caller's. */
  interval?: RefreshInterval | undefined
  onIntervalChange?: ((interval: RefreshInterval) => void) | undefined
}

/** Refreshes when pressed, and by itself at an interval. The first tick comes after one interval. */
export function RefreshControl(props: RefreshControlProps) {
  const { onRefresh, isFetching = false, disabledReason, onIntervalChange } = props
  const [own, setOwn] = useState<RefreshInterval>('10s')
  const chosen = props.interval ?? own
  const interval = disabledReason === undefined ? chosen : 'off'
  const length = refreshIntervals.find(({ value }) => value === interval)?.length

  // Otherwise a slow answer would be overtaken for ever.
  const tick = useEffectEvent(() => {
    if (!isFetching) onRefresh()
  })

  // The clock is the outside system.
  useEffect(() => {
    if (length === undefined) return undefined
    const timer = setInterval(() => tick(), length)
    return () => clearInterval(timer)
  }, [length])

  return (
    <div className="flex items-center gap-2">
      <Button
        isIconOnly
        aria-label="Refresh data"
        icon={<RefreshCw />}
        isPending={isFetching}
        disabledReason={disabledReason}
        onPress={onRefresh}
      />
      <Select
        label="Refresh interval"
        isLabelHidden
        isCompact
        options={refreshIntervals}
        value={interval}
        onChange={(next) => {
          if (next === '') return
          setOwn(next)
          onIntervalChange?.(next)
        }}
        isDisabled={disabledReason !== undefined}
      />
    </div>
  )
}
