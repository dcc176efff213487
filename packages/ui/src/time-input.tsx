import { toTime, type ZonedDateTime } from '@internationalized/date'
import { DateInput, DateSegment, TimeField } from 'react-aria-components/TimeField'
import { controlClass, FieldLabel } from './field.tsx'
import { atTime } from './zoned-time.ts'

interface TimeInputProps {
  label: string
  /** Cannot be changed as long as there is no day that it belongs to. */
  value: ZonedDateTime | null
  onChange: (value: ZonedDateTime) => void
  isInvalid: boolean
}

/** Hours and minutes by the 24 hour clock. */
export function TimeInput({ label, value, onChange, isInvalid }: TimeInputProps) {
  return (
    <TimeField
      value={value && toTime(value)}
      onChange={(time) => value && time && onChange(atTime(value, time))}
      isDisabled={!value}
      isInvalid={isInvalid}
      validationBehavior="aria"
      hourCycle={24}
      granularity="minute"
      shouldForceLeadingZeros
      className="flex min-w-0 grow flex-col gap-1.5"
    >
      <FieldLabel label={label} />
      <DateInput className={controlClass(isInvalid, 'flex h-8 items-center px-2.5 tabular')}>
        {(segment) => (
          <DateSegment
            segment={segment}
            className="rounded-mark px-0.5 outline-none! data-focused:bg-accent data-focused:text-accent-on data-[type=literal]:px-0"
          />
        )}
      </DateInput>
    </TimeField>
  )
}
