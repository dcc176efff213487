import type { ChartData } from '@plenum/ui'
import type { AnswerMetric } from './answer-series.ts'

/** As many lines as there are colours. */
export const LINES_MAX = 8

/** The first lines of a metric on one axis of time. */
export function chartOf({ series }: AnswerMetric): ChartData {
  const shown = series.slice(0, LINES_MAX)
  const times = [...new Set(shown.flatMap((line) => line.times))].toSorted((a, b) => a - b)
  const places = new Map(times.map((time, index) => [time, index]))
  return {
    times,
    series: shown.map(({ label, times: own, values }, index) => {
      const placed: (number | null)[] = times.map(() => null)
      for (const [at, time] of own.entries()) placed[places.get(time) ?? 0] = values[at] ?? null
      return { id: `${index} ${label}`, label, values: placed }
    }),
  }
}
