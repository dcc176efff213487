import { fromDate, Time, toCalendarDateTime, toZoned, type ZonedDateTime } from '@internationalized/date'
import type { TimeLimits } from './time-range.ts'

/**
 * The same day at another time of the day. A time that a clock change leaves out moves on by the gap; of two that it
 * repeats, it is the one with the offset that was there before.
 */
export function atTime(date: ZonedDateTime, { hour, minute }: Time): ZonedDateTime {
  const dateTime = toCalendarDateTime(date, new Time(hour, minute))
  const later = toZoned(dateTime, date.timeZone, 'later')
  return later.offset === date.offset ? later : toZoned(dateTime, date.timeZone)
}

/** The limits of a calendar, which offers whole days. It compares them with dates that have a time. */
export function dayLimits({ minValue, maxValue }: TimeLimits, timeZone: string) {
  return {
    ...(minValue && { minValue: fromDate(minValue, timeZone).set({ hour: 0, minute: 0, second: 0, millisecond: 0 }) }),
    ...(maxValue && {
      maxValue: fromDate(maxValue, timeZone).set({ hour: 23, minute: 59, second: 59, millisecond: 999 }),
    }),
  }
}

const shortDateTime = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions

/** "24 Oct 2026, 10:30" in the reader's locale, by the 24 hour clock. */
export function formatShort(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(undefined, { ...shortDateTime, timeZone }).format(date)
}

/** "24 Oct 2026, 10:30 – 11:30"; the day of the end only when it is another one. */
export function formatShortRange(start: Date, end: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(undefined, { ...shortDateTime, timeZone }).formatRange(start, end)
}
