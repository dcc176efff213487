const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Largest first. A month is 30 days and a year 365: this is a glance, the exact time is in the tooltip. */
const units = [
  ['y', 365 * day],
  ['mo', 30 * day],
  ['w', 7 * day],
  ['d', day],
  ['h', hour],
  ['m', minute],
  ['s', second],
] as const

/** "3m"; "0s" for less than a second. Both arguments in milliseconds since the epoch, in either order. */
export function formatElapsed(from: number, to: number): string {
  const elapsed = Math.abs(to - from)
  for (const [unit, length] of units) {
    if (elapsed >= length) return `${Math.floor(elapsed / length)}${unit}`
  }
  return '0s'
}

/** By time zone: making one takes a hundred times as long as using it. */
const exactFormats = new Map<string | undefined, Intl.DateTimeFormat>()

function exactFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = exactFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat(undefined, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  })
  exactFormats.set(timeZone, made)
  return made
}

/** "Oct 11, 2026, 09:14:05 GMT+2" in the reader's locale and time zone. */
export function formatExact(date: Date, timeZone?: string): string {
  return exactFormat(timeZone).format(date)
}
