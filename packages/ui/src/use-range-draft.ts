import { useEffect, useEffectEvent, useState } from 'react'
import type { TimeRange } from './time-range.ts'

interface RangeDraftOptions {
  value: TimeRange
  onChange: (value: TimeRange) => void
  isValid: (range: TimeRange) => boolean
  /** Milliseconds without another change before a valid range is handed over. */
  delay: number
}

/** What a person is picking: shown at once, handed over when they pause, and never while it is invalid. */
export function useRangeDraft({ value, onChange, isValid, delay }: RangeDraftOptions) {
  const [draft, setDraft] = useState<{ from: TimeRange; range: TimeRange }>()
  // A range that came from elsewhere in the meantime wins, for good.
  if (draft && !isSame(draft.from, value)) setDraft(undefined)
  const shown = draft?.range ?? value
  const ready = draft && isValid(draft.range) ? draft.range : undefined

  const handOver = useEffectEvent((range: TimeRange) => {
    setDraft(undefined)
    onChange(range)
  })

  // The clock is the outside system.
  useEffect(() => {
    if (!ready) return undefined
    const timer = setTimeout(() => handOver(ready), delay)
    return () => clearTimeout(timer)
  }, [ready, delay])

  return {
    shown,
    edit: (start: Date, end: Date) => {
      setDraft({ from: value, range: { preset: 'custom', start, end } })
      // At once, so that nothing moves the range on while it is being picked.
      if (value.preset !== 'custom') onChange({ ...value, preset: 'custom' })
    },
  }
}

function isSame(a: TimeRange, b: TimeRange): boolean {
  return a.start.getTime() === b.start.getTime() && a.end.getTime() === b.end.getTime()
}
