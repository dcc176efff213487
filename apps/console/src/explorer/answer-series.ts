import type { FieldValue, Timeseries, TimeseriesTable, ValueArray } from '@plenum/api'
import { quantileOf } from './quantile.ts'

/** One line of an answer: of which timeseries, and its points. */
export interface AnswerSeries {
  label: string
  times: readonly number[]
  values: readonly (number | null)[]
}

/** One metric of a table; a joined table has several. */
export interface AnswerMetric {
  /** `target:metric`. */
  name: string
  series: AnswerSeries[]
  /** Texts cannot be drawn. */
  isDrawable: boolean
}

export function fieldText({ value }: FieldValue): string {
  return String(value)
}

export function namesOf({ name }: TimeseriesTable): string[] {
  return name.split(',')
}

/** Fields that tell timeseries apart: those with one value everywhere say nothing. */
function tellingFields(all: readonly Timeseries[]): string[] {
  const names = [...new Set(all.flatMap(({ fields }) => Object.keys(fields)))].toSorted()
  if (all.length < 2) return []
  return names.filter((name) => {
    const values = all.map(({ fields }) => fields[name] && fieldText(fields[name]))
    return new Set(values).size > 1
  })
}

function labelOf({ fields }: Timeseries, telling: readonly string[], metric: string): string {
  const words = telling.flatMap((name) => (fields[name] ? [`${name} ${fieldText(fields[name])}`] : []))
  return words.join(', ') || metric
}

const shares = [
  { label: 'p50', share: 0.5 },
  { label: 'p95', share: 0.95 },
] as const

/** The lines of a column; distributions are shown by their median and their 95th percentile. */
function linesOf(column: ValueArray): { label: string; values: (number | null)[] }[] {
  switch (column.type) {
    case 'integer':
    case 'double':
      return [{ label: '', values: column.values }]
    case 'boolean':
      return [{ label: '', values: column.values.map((value) => (value === null ? null : Number(value))) }]
    case 'integer_distribution':
    case 'double_distribution':
      return shares.map(({ label, share }) => ({
        label,
        values: column.values.map((value) => (value === null ? null : (quantileOf(value, share) ?? null))),
      }))
    case 'string':
      return []
  }
}

/** What a table holds, metric by metric, its timeseries in the order of their names. */
export function metricsOf(table: TimeseriesTable): AnswerMetric[] {
  const all = Object.values(table.timeseries)
  const telling = tellingFields(all)
  return namesOf(table).map((name, index) => ({
    name,
    isDrawable: all.every(({ points }) => points.values[index]?.values.type !== 'string'),
    series: all
      .flatMap((one) => {
        const column = one.points.values[index]?.values
        const label = labelOf(one, telling, name)
        const times = one.points.timestamps.map((time) => Date.parse(time))
        const lines = column ? linesOf(column) : []
        return lines.map((line) => ({
          label: [label, line.label].filter(Boolean).join(' '),
          times,
          values: line.values,
        }))
      })
      .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true })),
  }))
}
