import type { TimeRange } from '@plenum/ui'

/** A timeseries as a chart asks for it. */
export interface SeriesQuery {
  /** `target:metric`. */
  name: string
  filters: Readonly<Record<string, string>>
  /** Fields whose timeseries are added up; left out, each stands for itself. */
  sumBy?: string | undefined
}

export type Span = Pick<TimeRange, 'start' | 'end'>

/** Points of a chart. */
const POINTS = 60
/** How often virtual CPUs are sampled: a shorter window would be empty. */
const SHORTEST = 5

/** Seconds that each point tells of. */
export function windowOf({ start, end }: Span): number {
  return Math.max(SHORTEST, Math.round((end.getTime() - start.getTime()) / 1000 / POINTS))
}

/** In UTC, to the second, without a zone: the language knows none. */
export function oxqlTime(time: Date): string {
  return `@${time.toISOString().slice(0, 19)}.000`
}

/**
 * The stages of a query; ` | ` goes between them. It begins two windows early: the first point of a counter holds all that
 * it had counted before, and is dropped (`sumOfTables`).
 */
export function oxqlStages({ name, filters, sumBy }: SeriesQuery, span: Span, seconds = windowOf(span)): string[] {
  const start = new Date(span.start.getTime() - 2 * seconds * 1000)
  const conditions = [
    `timestamp >= ${oxqlTime(start)}`,
    `timestamp < ${oxqlTime(span.end)}`,
    ...Object.entries(filters).map(([field, value]) => `${field} == "${value}"`),
  ]
  return [
    `get ${name}`,
    `filter ${conditions.join(' && ')}`,
    `align mean_within(${seconds}s)`,
    ...(sumBy === undefined ? [] : [`group_by [${sumBy}], sum`]),
  ]
}

export const onOneLine = (stages: readonly string[]) => stages.join(' | ')
export const onLines = (stages: readonly string[]) => stages.join('\n  | ')
