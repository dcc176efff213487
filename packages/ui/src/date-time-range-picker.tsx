import { getLocalTimeZone } from '@internationalized/date'
import { lazy, Suspense, useId } from 'react'
import { DatePopover } from './date-popover.tsx'
import { Select } from './select.tsx'
import {
  isValidRange,
  rangePresets,
  timeRange,
  type RangePreset,
  type TimeLimits,
  type TimeRange,
} from './time-range.ts'
import { useRangeDraft } from './use-range-draft.ts'
import { formatShortRange } from './zoned-time.ts'

/** The calendar is most of what a page of charts would load, and most people choose a preset. */
const loadFields = () => import('./range-fields.tsx')
const RangeFields = /* @__PURE__ */ lazy(loadFields)

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
        onHoverStart={() => void loadFields()}
        onFocus={() => void loadFields()}
      >
        <Suspense fallback={<div className="h-85 w-63 max-md:h-112 max-md:w-77" />}>
          <RangeFields
            label={label}
            start={shown.start}
            end={shown.end}
            onChange={edit}
            timeZone={timeZone}
            isInvalid={error !== undefined}
            minValue={minValue}
            maxValue={maxValue}
          />
        </Suspense>
      </DatePopover>
      <span id={messageId} className="sr-only">
        {error}
      </span>
    </div>
  )
}
