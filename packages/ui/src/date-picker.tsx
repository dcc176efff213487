import { fromDate, getLocalTimeZone, toZoned } from '@internationalized/date'
import { useId } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { LabelContext } from 'react-aria-components/Label'
import { Button } from './button.tsx'
import { DatePopover } from './date-popover.tsx'
import { fieldClass, FieldLabel, type ControlProps, type FieldProps } from './field.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { TimeInput } from './time-input.tsx'
import { isWithin, type TimeLimits } from './time-range.ts'
import { useFieldNotes } from './use-field-notes.tsx'
import { dayLimits, formatShort } from './zoned-time.ts'

export interface DatePickerProps
  extends FieldProps, TimeLimits, Omit<ControlProps<Date | undefined, HTMLButtonElement>, 'name'> {
  /** IANA name; the reader's unless said otherwise. */
  timeZone?: string | undefined
}

/** A day and a time. Undefined is none; what is optional can be taken back. */
export function DatePicker(props: DatePickerProps) {
  const { label, isLabelHidden, optional, hint, isDisabled = false, value, onChange, onBlur, inputRef } = props
  const { minValue, maxValue, timeZone = getLocalTimeZone() } = props
  const [labelId, buttonId] = [useId(), useId()]
  const outside = value && !isWithin(value, { minValue, maxValue }) ? 'Date is invalid' : undefined
  const error = props.error ?? outside
  const { describedBy, notes } = useFieldNotes({ hint, error })
  const zoned = value ? fromDate(value, timeZone) : null
  return (
    <div className={fieldClass}>
      <LabelContext value={{ id: labelId, elementType: 'span' }}>
        <FieldLabel label={label} isLabelHidden={isLabelHidden} optional={optional} />
      </LabelContext>
      <DatePopover
        id={buttonId}
        aria-labelledby={`${labelId} ${buttonId}`}
        {...describedBy}
        label={label}
        text={value && formatShort(value, timeZone)}
        isInvalid={error !== undefined}
        error={outside}
        timeZone={timeZone}
        isDisabled={isDisabled}
        {...(onBlur && { onBlur })}
        buttonRef={inputRef}
      >
        <Calendar
          aria-label={label}
          autoFocus
          value={zoned}
          onChange={(date) => date && onChange(toZoned(date, timeZone).toDate())}
          isInvalid={outside !== undefined}
          {...dayLimits({ minValue, maxValue }, timeZone)}
        >
          <MonthCalendar isRange={false} />
        </Calendar>
        <TimeInput
          label="Time"
          value={zoned}
          isInvalid={outside !== undefined}
          onChange={(time) => onChange(time.toDate())}
        />
        {optional && value && (
          <Button size="sm" slot={null} onPress={() => onChange(undefined)}>
            Clear
          </Button>
        )}
      </DatePopover>
      {notes}
    </div>
  )
}
