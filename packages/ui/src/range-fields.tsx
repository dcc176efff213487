import { fromDate } from '@internationalized/date'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { MonthCalendar } from './month-calendar.tsx'
import { TimeInput } from './time-input.tsx'
import type { TimeLimits } from './time-range.ts'
import { dayLimits } from './zoned-time.ts'

interface RangeFieldsProps extends TimeLimits {
  label: string
  start: Date
  end: Date
  onChange: (start: Date, end: Date) => void
  timeZone: string
  isInvalid: boolean
}

/** Two days, with times. */
export default function RangeFields({ label, onChange, timeZone, isInvalid, ...props }: RangeFieldsProps) {
  const { minValue, maxValue } = props
  const start = fromDate(props.start, timeZone)
  const end = fromDate(props.end, timeZone)
  return (
    <>
      <RangeCalendar
        aria-label={label}
        autoFocus
        value={{ start, end }}
        onChange={(range) => onChange(range.start.toDate(), range.end.toDate())}
        isInvalid={isInvalid}
        {...dayLimits({ minValue, maxValue }, timeZone)}
      >
        <MonthCalendar isRange />
      </RangeCalendar>
      <div className="flex gap-3">
        <TimeInput
          label="Start time"
          value={start}
          isInvalid={isInvalid}
          onChange={(time) => onChange(time.toDate(), props.end)}
        />
        <TimeInput
          label="End time"
          value={end}
          isInvalid={isInvalid}
          onChange={(time) => onChange(props.start, time.toDate())}
        />
      </div>
    </>
  )
}
