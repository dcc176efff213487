/** Seconds in each. */
export const timeUnits = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const
export type TimeUnit = keyof typeof timeUnits

const units = (['day', 'hour', 'minute'] as const).map((name) => [name, timeUnits[name]] as const)

function counted(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`
}

/** A span of time in words, exactly: "90 seconds", "36 hours", "7 days". */
export function durationText(seconds: number): string {
  const [unit, length] = units.find(([, size]) => seconds > 0 && seconds % size === 0) ?? ['second', 1]
  return counted(seconds / length, unit)
}

/** How long until a moment, at a glance: "in 3 days", "in 5 minutes". What is past expires "now". */
export function untilText(date: Date, now: number): string {
  const seconds = Math.floor((date.getTime() - now) / 1000)
  if (seconds <= 0) return 'now'
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1]
  return `in ${counted(Math.floor(seconds / length), unit)}`
}
