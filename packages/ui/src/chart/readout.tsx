import { formatExact } from '../format-time.ts'
import { colorOf, cssColor } from './chart-colors.ts'
import { isValue, type ChartData } from './chart-data.ts'
import { formatValue, type ChartUnit } from './chart-unit.ts'
import type { CursorPlace } from './plot.ts'

/** What stands for a gap. */
const NO_VALUE = '—'

export interface ReadoutProps {
  data: ChartData
  ref: React.Ref<HTMLDivElement>
}

/**
 * The numbers beside the cursor: a line for the time, then one for each series. `writeReadout` fills it, because React
 * would be too slow for a pointer. Screen readers hear the same from the chart's value.
 */
export function Readout({ data, ref }: ReadoutProps) {
  return (
    <div
      ref={ref}
      hidden
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 z-10 max-w-full rounded-panel bg-surface-raised px-2.5 py-2 text-xs text-muted shadow-overlay will-change-transform"
    >
      <p className="pb-1 text-faint tabular" />
      {data.series.map((series, index) => (
        <p key={series.id} className="group flex items-center gap-2 data-nearest:text-text">
          <span
            className="h-0.5 w-2.5 shrink-0 rounded-full"
            style={{ background: cssColor(colorOf(series, index)) }}
          />
          <span className="min-w-0 truncate">{series.label}</span>
          <span className="ms-auto ps-3 font-medium whitespace-nowrap text-text tabular" />
        </p>
      ))}
    </div>
  )
}

export interface ReadoutText {
  data: ChartData
  unit: ChartUnit
  hidden: ReadonlySet<string>
}

/** Writes the numbers of one sample. */
export function writeReadout(box: HTMLElement, { data, unit, hidden }: ReadoutText, index: number): void {
  const [heading, ...rows] = box.children
  if (heading) heading.textContent = timeText(data, index)
  for (const [at, row] of rows.entries()) {
    const series = data.series[at]
    const value = series?.values[index]
    if (row instanceof HTMLElement) row.hidden = series === undefined || hidden.has(series.id)
    if (row.lastElementChild) row.lastElementChild.textContent = isValue(value) ? formatValue(value, unit) : NO_VALUE
  }
}

const MARGIN = 4
const DISTANCE = 14

/** Beside the cursor, on the side where it fits, and never outside of the chart. */
export function placeReadout(box: HTMLElement, place: CursorPlace, width: number, height: number): void {
  const [own, ownHeight] = [box.offsetWidth, box.offsetHeight]
  const right = place.left + DISTANCE
  const left = right + own <= width - MARGIN ? right : place.left - DISTANCE - own
  const x = Math.max(MARGIN, Math.min(left, width - own - MARGIN))
  const y = Math.max(MARGIN, Math.min(place.top - ownHeight / 2, height - ownHeight - MARGIN))
  box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  for (const [at, row] of [...box.children].entries()) row.toggleAttribute('data-nearest', at - 1 === place.nearest)
}

/** The same in words, for screen readers: "Oct 11, 2026, 09:14:05 GMT+2: web 12.50%, db no value". */
export function readoutInWords({ data, unit, hidden }: ReadoutText, index: number): string {
  const values = data.series
    .filter(({ id }) => !hidden.has(id))
    .map(({ label, values }) => {
      const value = values[index]
      return `${label} ${isValue(value) ? formatValue(value, unit) : 'no value'}`
    })
  return `${timeText(data, index)}: ${values.join(', ')}`
}

function timeText({ times }: ChartData, index: number): string {
  const time = times[index]
  return time === undefined ? '' : formatExact(new Date(time))
}
