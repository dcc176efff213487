import { cx } from '@plenum/ui'
import type { Arrangement } from './arrangement.ts'

interface LinesProps {
  arrangement: Arrangement
  /** Ids of the lines that packets come by; empty while none are shown. */
  touched: ReadonlySet<string>
}

/** The lines of the picture; what they say stands in the boxes and in the table, too. */
export function Lines({ arrangement: { layout, secondary }, touched }: LinesProps) {
  const isShowing = touched.size > 0
  return (
    <svg
      aria-hidden="true"
      width={layout.width}
      height={layout.height}
      fill="none"
      className="pointer-events-none absolute inset-0"
    >
      {layout.lines
        .toSorted((a, b) => Number(touched.has(a.id)) - Number(touched.has(b.id)))
        .map(({ id, d }) => (
          <path
            key={id}
            d={d}
            strokeWidth={touched.has(id) ? 2 : 1.25}
            strokeDasharray={secondary.has(id) ? '4 4' : undefined}
            className={cx(
              'transition-opacity',
              touched.has(id) ? 'stroke-accent' : 'stroke-line-strong',
              isShowing && !touched.has(id) && 'opacity-30',
            )}
          />
        ))}
    </svg>
  )
}
