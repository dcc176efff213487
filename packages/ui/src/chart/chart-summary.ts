import { formatExact } from '../format-time.ts'
import { figuresOf, timeSpan, type ChartData } from './chart-data.ts'
import { formatValue, type ChartUnit } from './chart-unit.ts'

/** What the picture tells at a glance, for whoever does not see it. */
export function chartSummary(data: ChartData, unit: ChartUnit): string {
  const [start, end] = timeSpan(data)
  const span = `From ${formatExact(new Date(start))} to ${formatExact(new Date(end))}.`
  const series = data.series.map(({ label, values }) => {
    const figures = figuresOf(values)
    if (!figures) return `${label}: no samples.`
    const { last, lowest, highest } = figures
    return `${label}: last ${formatValue(last, unit)}, lowest ${formatValue(lowest, unit)}, highest ${formatValue(highest, unit)}.`
  })
  return [span, ...series].join(' ')
}
