import { isValue, type ChartData } from './chart-data.ts'
import { unitName, type ChartUnit } from './chart-unit.ts'
import { csvOf } from './csv.ts'

/** A line for each time, in ISO 8601, with the numbers as they came; gaps are empty. */
export function chartCsv({ times, series }: ChartData, unit: ChartUnit): string {
  const name = unitName(unit)
  const headers = series.map(({ label }) => (name === '' ? label : `${label} (${name})`))
  return csvOf([
    ['time', ...headers],
    ...times.map((time, index) => [new Date(time).toISOString(), ...series.map(({ values }) => textOf(values[index]))]),
  ])
}

const textOf = (value: number | null | undefined) => (isValue(value) ? String(value) : '')
