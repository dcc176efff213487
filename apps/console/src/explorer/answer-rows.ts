import type { TimeseriesTable, ValueArray } from '@plenum/api'
import { csvOf } from '@plenum/ui'
import { fieldText, namesOf } from './answer-series.ts'

/** A point of a timeseries. */
export interface AnswerRow {
  /** By the name of the field. */
  fields: Readonly<Record<string, string>>
  time: Date
  /** One for each metric; a distribution in words. */
  values: readonly (string | number | boolean | null)[]
}

export interface AnswerTable {
  fields: readonly string[]
  metrics: readonly string[]
  /** One after the other, so that nobody has to hold all of them. */
  rows: () => Generator<AnswerRow>
  count: number
}

function valueAt({ values }: ValueArray, index: number): string | number | boolean | null {
  const value = values[index]
  if (value === undefined || value === null) return null
  if (typeof value !== 'object') return value
  return value.bins.flatMap((bin, at) => (value.counts[at] ? [`${bin}: ${value.counts[at]}`] : [])).join(', ')
}

/** All points of a table, with the fields of their timeseries. */
export function rowsOf(table: TimeseriesTable): AnswerTable {
  const all = Object.values(table.timeseries)
  return {
    fields: [...new Set(all.flatMap(({ fields }) => Object.keys(fields)))].toSorted(),
    metrics: namesOf(table),
    count: all.reduce((sum, { points }) => sum + points.timestamps.length, 0),
    *rows() {
      for (const { fields, points } of all) {
        const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fieldText(value)]))
        for (const [index, time] of points.timestamps.entries()) {
          yield {
            fields: texts,
            time: new Date(time),
            values: points.values.map((column) => valueAt(column.values, index)),
          }
        }
      }
    },
  }
}

/** For spreadsheets: a column for each field, the time, and each metric. */
export function csvOfTable(table: TimeseriesTable): string {
  const { fields, metrics, rows } = rowsOf(table)
  const lines = [[...fields, 'timestamp', ...metrics]]
  for (const row of rows()) {
    const values = row.values.map((value) => (value === null ? '' : String(value)))
    lines.push([...fields.map((name) => row.fields[name] ?? ''), row.time.toISOString(), ...values])
  }
  return csvOf(lines)
}
