const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

type Part = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'

/** Steps that a person would choose, with about how long they are. */
const steps = [
  ...([1, 2, 5, 10, 15, 30] as const).map((by) => ({ part: 'second', by, length: by * second }) as const),
  ...([1, 2, 5, 10, 15, 30] as const).map((by) => ({ part: 'minute', by, length: by * minute }) as const),
  ...([1, 2, 3, 6, 12] as const).map((by) => ({ part: 'hour', by, length: by * hour }) as const),
  ...([1, 2, 7, 14] as const).map((by) => ({ part: 'day', by, length: by * day }) as const),
  ...([1, 3, 6] as const).map((by) => ({ part: 'month', by, length: by * 30.4 * day }) as const),
  ...([1, 2, 5, 10] as const).map((by) => ({ part: 'year', by, length: by * 365.25 * day }) as const),
] satisfies readonly { part: Part; by: number; length: number }[]

type Step = (typeof steps)[number]

export interface TimeTick {
  time: number
  /** One line, or two: the second says the day or the year where it begins or changes. */
  label: string
}

/** Round local times from `start` to `end` (milliseconds), as many as have `count` places at the most. */
export function timeTicks(start: number, end: number, count: number): TimeTick[] {
  const length = (end - start) / Math.max(1, count)
  const step = steps.find((candidate) => candidate.length >= length) ?? steps[steps.length - 1]
  if (!step) return []
  const times = [...roundTimes(start, end, step)]
  return withLabels(times, step.part, spansDays(start, end))
}

function* roundTimes(start: number, end: number, step: Step): Generator<number> {
  const first = beginning(new Date(start), step)
  let previous = -Infinity
  for (let index = 0; ; index++) {
    const time = later(first, step, index)
    if (time > end) return
    // A clock change can make two steps one, or the later one earlier.
    if (time >= start && time > previous) {
      previous = time
      yield time
    }
  }
}

/** The last round time at or before `date`. */
function beginning(date: Date, { part, by }: Step): Date {
  const [year, month, ofMonth] = [date.getFullYear(), date.getMonth(), date.getDate()]
  switch (part) {
    case 'second':
      return new Date(date.getTime() - (date.getTime() % minute))
    case 'minute':
      return new Date(date.getTime() - date.getMinutes() * minute - (date.getTime() % minute))
    case 'hour':
      return new Date(year, month, ofMonth)
    case 'day':
      // Weeks begin on Monday; two days are counted from the first.
      return by >= 7
        ? new Date(year, month, ofMonth - ((date.getDay() + 6) % 7))
        : new Date(year, month, ofMonth - ((ofMonth - 1) % by))
    case 'month':
      return new Date(year, month - (month % by), 1)
    case 'year':
      return new Date(year - (year % by), 0, 1)
  }
}

function later(first: Date, { part, by }: Step, index: number): number {
  const [year, month, ofMonth] = [first.getFullYear(), first.getMonth(), first.getDate()]
  switch (part) {
    case 'second':
      return first.getTime() + index * by * second
    case 'minute':
      return first.getTime() + index * by * minute
    // From here on by the calendar: days have 23 or 25 hours where clocks change.
    case 'hour':
      return new Date(year, month, ofMonth, index * by).getTime()
    case 'day':
      return new Date(year, month, ofMonth + index * by).getTime()
    case 'month':
      return new Date(year, month + index * by, 1).getTime()
    case 'year':
      return new Date(year + index * by, 0, 1).getTime()
  }
}

const spansDays = (start: number, end: number) => new Date(start).toDateString() !== new Date(end).toDateString()

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** What the first line says, and the second where it changes. */
const lines = {
  second: [
    { ...clock, second: '2-digit' },
    { day: 'numeric', month: 'short' },
  ],
  minute: [clock, { day: 'numeric', month: 'short' }],
  hour: [clock, { day: 'numeric', month: 'short' }],
  day: [{ day: 'numeric', month: 'short' }, { year: 'numeric' }],
  month: [{ month: 'short' }, { year: 'numeric' }],
  year: [{ year: 'numeric' }, undefined],
} as const satisfies Record<Part, readonly [Intl.DateTimeFormatOptions, Intl.DateTimeFormatOptions | undefined]>

function withLabels(times: readonly number[], part: Part, hasDays: boolean): TimeTick[] {
  const [first, second] = lines[part]
  const isDayShown = part === 'day' || part === 'month' ? spansYears(times) : hasDays
  const upper = new Intl.DateTimeFormat(undefined, first)
  const lower = second && isDayShown ? new Intl.DateTimeFormat(undefined, second) : undefined
  let said = ''
  return times.map((time) => {
    const context = lower?.format(time) ?? ''
    const label = context === said ? upper.format(time) : `${upper.format(time)}\n${context}`
    said = context
    return { time, label }
  })
}

function spansYears(times: readonly number[]): boolean {
  const [first = 0, last = first] = [times[0], times.at(-1)]
  return new Date(first).getFullYear() !== new Date(last).getFullYear()
}
