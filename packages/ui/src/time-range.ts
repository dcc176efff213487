const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How far each preset reaches back from now. Custom is whatever dates a person picked. */
export const rangePresets = {
  'last-hour': { label: 'Last hour', length: hour },
  'last-3-hours': { label: 'Last 3 hours', length: 3 * hour },
  'last-day': { label: 'Last day', length: day },
  'last-week': { label: 'Last week', length: 7 * day },
  'last-30-days': { label: 'Last 30 days', length: 30 * day },
  custom: { label: 'Custom', length: undefined },
} as const satisfies Record<string, { label: string; length: number | undefined }>

export type RangePreset = keyof typeof rangePresets

export interface TimeRange {
  preset: RangePreset
  start: Date
  end: Date
}

/** The preset up to `now`. */
export function timeRange(preset: Exclude<RangePreset, 'custom'>, now = new Date()): TimeRange {
  return { preset, start: new Date(now.getTime() - rangePresets[preset].length), end: now }
}

/** The same preset, moved up to `now`; a custom range stays where it is. */
export function slideTimeRange(range: TimeRange, now = new Date()): TimeRange {
  return range.preset === 'custom' ? range : timeRange(range.preset, now)
}

export interface TimeLimits {
  minValue?: Date | undefined
  maxValue?: Date | undefined
}

export function isWithin(date: Date, { minValue, maxValue }: TimeLimits): boolean {
  return !(minValue && date < minValue) && !(maxValue && date > maxValue)
}

export function isValidRange({ start, end }: Pick<TimeRange, 'start' | 'end'>, limits: TimeLimits = {}): boolean {
  return start <= end && isWithin(start, limits) && isWithin(end, limits)
}
