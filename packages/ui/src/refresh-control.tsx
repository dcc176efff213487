import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from './button.tsx'
import { Select } from './select.tsx'

export interface RefreshControlProps {
  onRefresh: () => void
  /** Shows the spinner, for at least half a second. A tick that falls into it is left out. */
  isFetching?: boolean | undefined
  /** Why there is nothing to refresh, as with a custom range. Turns the interval off for as long. */
  disabledReason?: string | undefined
}

const intervals = [
  { value: 'off', label: 'Off', length: undefined },
  { value: '10s', label: '10s', length: 10_000 },
  { value: '1m', label: '1m', length: 60_000 },
  { value: '2m', label: '2m', length: 120_000 },
  { value: '5m', label: '5m', length: 300_000 },
] as const

type Interval = (typeof intervals)[number]['value']

/** Refreshes when pressed, and by itself at an interval. The first tick comes after one interval. */
export function RefreshControl({ onRefresh, isFetching = false, disabledReason }: RefreshControlProps) {
  const [chosen, setChosen] = useState<Interval>('10s')
  const interval = disabledReason === undefined ? chosen : 'off'
  const length = intervals.find(({ value }) => value === interval)?.length

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
        options={intervals}
        value={interval}
        onChange={(next) => next !== '' && setChosen(next)}
        isDisabled={disabledReason !== undefined}
      />
    </div>
  )
}
