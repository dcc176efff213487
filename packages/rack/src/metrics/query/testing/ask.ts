import type { TimeseriesQueryResult } from '@plenum/api'
import { Refusal } from '../../../http/refusal.ts'
import type { Source } from '../../source.ts'
import { runQuery } from '../run.ts'
import type { QueryContext } from '../run.ts'

/** The moment at which tests ask; their times are seconds after the midnight before. */
export const NOW = new Date('2026-03-01T00:10:00.000Z')
export const MIDNIGHT = Date.parse('2026-03-01T00:00:00.000Z')

/** A time, by the seconds since midnight. */
export function second(seconds: number): number {
  return MIDNIGHT + seconds * 1000
}

export function ask(source: Source, query: string, given: Partial<QueryContext> = {}): Promise<TimeseriesQueryResult> {
  return runQuery(query, { source, now: NOW, ...given })
}

/** The message of a query that must be refused. */
export async function refusalOf(source: Source, query: string, given: Partial<QueryContext> = {}): Promise<string> {
  try {
    await ask(source, query, given)
  } catch (error) {
    if (error instanceof Refusal && error.status === 400 && error.code === 'InvalidRequest') return error.message
    throw error
  }
  throw new Error(`this was to be refused: ${query}`)
}

type Shown = readonly (readonly [seconds: number, ...values: unknown[]])[]

/** Tables as lists of `[seconds since midnight, value …]`, by their fields' values. */
export function shown({ tables }: TimeseriesQueryResult): Record<string, Shown> {
  return Object.fromEntries(
    tables.flatMap(({ name, timeseries }) =>
      Object.values(timeseries).map(({ fields, points }) => [
        [...(tables.length > 1 ? [name] : []), ...Object.values(fields).map(({ value }) => String(value))].join(' '),
        points.timestamps.map((timestamp, index) => [
          (Date.parse(timestamp) - MIDNIGHT) / 1000,
          ...points.values.map(({ values }) => values.values[index]),
        ]),
      ]),
    ),
  )
}
