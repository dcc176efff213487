import { ToggleButton } from 'react-aria-components/ToggleButton'
import { colorOf, cssColor, isDashed } from './chart-colors.ts'
import type { ChartSeries } from './chart-data.ts'

export interface ChartLegendProps {
  label: string
  series: readonly ChartSeries[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** A button for each series, pressed while the series is drawn. */
export function ChartLegend({ label, series, hidden, onChange }: ChartLegendProps) {
  const set = (id: string, isShown: boolean) => {
    const next = new Set(hidden)
    if (isShown) next.delete(id)
    else next.add(id)
    onChange(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend and its own box
    <div role="group" aria-label={`Series of ${label}`} className="-ms-1.5 flex flex-wrap gap-x-1 gap-y-0.5">
      {series.map((one, index) => (
        <ToggleButton
          key={one.id}
          isSelected={!hidden.has(one.id)}
          onChange={(isShown) => set(one.id, isShown)}
          className={
            'group inline-flex min-h-7 max-w-full items-center gap-2 rounded-mark px-1.5 text-xs text-faint line-through ' +
            'transition-colors hover:bg-surface-hover max-md:min-h-11 data-selected:text-muted data-selected:no-underline'
          }
        >
          <span
            aria-hidden="true"
            className="w-3 shrink-0 border-t-2 opacity-40 group-data-selected:opacity-100"
            style={{
              borderColor: cssColor(colorOf(one, index)),
              borderStyle: isDashed(one, index) ? 'dashed' : 'solid',
            }}
          />
          <span className="truncate">{one.label}</span>
        </ToggleButton>
      ))}
    </div>
  )
}
