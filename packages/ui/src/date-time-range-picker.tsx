import { fromDate, getLocalTimeZone } from '@internationalized/date'
import { useId } from 'react'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { DatePopover } from './date-popover.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { Select } from './select.tsx'
import { TimeInput } from './time-input.tsx'
import {
  isValidRange,
  rangePresets,
  timeRange,
  type RangePreset,
  type TimeLimits,
  type TimeRange,
} from './time-range.ts'
import { useRangeDraft } from './use-range-draft.ts'
import { dayLimits, formatShortRange } from './zoned-time.ts'

export interface DateTimeRangePickerProps extends TimeLimits {
  /** Accessible name of the whole. */
  label: string
  value: TimeRange
  /** Presets at once, picked dates after `delay`; a range that is invalid never. */
  onChange: (value: TimeRange) => void
  /** IANA name; the reader's unless said otherwise. */
  timeZone?: string | undefined
  /** Milliseconds; 400 unless said otherwise. */
  delay?: number | undefined
}

const presets: readonly RangePreset[] = ['last-hour', 'last-3-hours', 'last-day', 'last-week', 'last-30-days', 'custom']
const presetOptions = presets.map((preset) => ({ value: preset, label: rangePresets[preset].label }))

/** A preset up to now, or two days with times. For requests, move a preset on with `slideTimeRange`. */
export function DateTimeRangePicker(props: DateTimeRangePickerProps) {
  const { label, value, onChange, minValue, maxValue, timeZone = getLocalTimeZone(), delay = 400 } = props
  const messageId = useId()
  const isValid = (range: TimeRange) => range.preset !== 'custom' || isValidRange(range, { minValue, maxValue })
  const { shown, edit } = useRangeDraft({ value, onChange, isValid, delay })
  const error = isValid(shown) ? undefined : 'Date range is invalid'
  const start = fromDate(shown.start, timeZone)
  const end = fromDate(shown.end, timeZone)

  function choose(preset: RangePreset | '') {
    if (preset === '') return
    onChange(preset === 'custom' ? { ...value, preset } : timeRange(preset))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend and its own box
    <div role="group" aria-label={label} className="flex min-w-0 flex-wrap items-center gap-2">
      <Select
        label="Choose a time range preset"
        isLabelHidden
        isCompact
        options={presetOptions}
        value={shown.preset}
        onChange={choose}
      />
      <DatePopover
        label={label}
        text={formatShortRange(shown.start, shown.end, timeZone)}
        error={error}
        isInvalid={error !== undefined}
        timeZone={timeZone}
        aria-describedby={messageId}
      >
        <RangeCalendar
          aria-label={label}
          autoFocus
          value={{ start, end }}
          onChange={(range) => edit(range.start.toDate(), range.end.toDate())}
          isInvalid={error !== undefined}
          {...dayLimits({ minValue, maxValue }, timeZone)}
        >
          <MonthCalendar isRange />
        </RangeCalendar>
        <div className="flex gap-3">
          <TimeInput
            label="Start time"
            value={start}
            isInvalid={error !== undefined}
            onChange={(time) => edit(time.toDate(), shown.end)}
          />
          <TimeInput
            label="End time"
            value={end}
            isInvalid={error !== undefined}
            onChange={(time) => edit(shown.start, time.toDate())}
          />
        </div>
      </DatePopover>
      <span id={messageId} className="sr-only">
        {error}
      </span>
    </div>
  )
}
