/** Slots of the palette, in the order of the tokens. */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export interface ChartSeries {
  id: string
  label: string
  /** One for each time; null and NaN are gaps. */
  values: readonly (number | null)[]
  /** Its place in the list unless said otherwise. Give it where a series comes and goes. */
  color?: ChartColor | undefined
}

export interface ChartData {
  /** Milliseconds since the epoch, ascending. */
  times: readonly number[]
  series: readonly ChartSeries[]
  /** What was asked for; from the first to the last sample unless said otherwise. */
  range?: { start: Date; end: Date } | undefined
}

export function isValue(value: number | null | undefined): value is number {
  return typeof value === 'number' && !Number.isNaN(value)
}

export function hasSamples({ series }: ChartData): boolean {
  return series.some(({ values }) => values.some(isValue))
}

const minute = 60_000

/** From where to where the time axis goes, in milliseconds; a single moment gets a minute around it. */
export function timeSpan({ times, range }: ChartData): [start: number, end: number] {
  const start = range?.start.getTime() ?? times[0] ?? 0
  const end = range?.end.getTime() ?? times.at(-1) ?? start
  return end > start ? [start, end] : [start - minute / 2, start + minute / 2]
}

/** Samples between two gaps: no line goes through them, so they are drawn as points. */
export function lonely(values: readonly (number | null)[]): number[] {
  const found: number[] = []
  for (let index = 0; index < values.length; index++) {
    if (isValue(values[index]) && !isValue(values[index - 1]) && !isValue(values[index + 1])) found.push(index)
  }
  return found
}

export interface SeriesFigures {
  last: number
  lowest: number
  highest: number
}

/** Undefined when there is nothing but gaps. */
export function figuresOf(values: readonly (number | null)[]): SeriesFigures | undefined {
  let figures: SeriesFigures | undefined
  for (const value of values) {
    if (!isValue(value)) continue
    figures ??= { last: value, lowest: value, highest: value }
    figures.last = value
    if (value < figures.lowest) figures.lowest = value
    if (value > figures.highest) figures.highest = value
  }
  return figures
}
