import type { ReactNode } from 'react'
import { Meter } from 'react-aria-components/Meter'
import { BigNumber } from './big-number.tsx'
import { capacityOf } from './capacity.ts'
import { cx } from './cx.ts'
import { formatPercent } from './format-percent.ts'
import { toneClass } from './tone.ts'

export interface CapacityBarProps<Value extends number | bigint = number | bigint> {
  label: string
  unit?: string | undefined
  used: Value
  capacity: Value
  /** How a figure is written; as BigNumber does unless said otherwise. */
  format?: ((value: Value) => ReactNode) | undefined
}

const plain = (value: number | bigint) => <BigNumber value={value} />

/** How much is taken of how much there is. Above 85 % it warns, above 95 % it alarms. */
export function CapacityBar<Value extends number | bigint>(props: CapacityBarProps<Value>) {
  const { label, unit, used, capacity, format = plain } = props
  const { percent, tone } = capacityOf(used, capacity)
  return (
    <Meter
      aria-label={label}
      value={percent ?? 0}
      valueLabel={percent === undefined ? 'no capacity' : formatPercent(percent)}
      className="flex flex-col gap-2 rounded-panel border border-line bg-surface-raised px-4 py-3"
    >
      {({ valueText }) => (
        <>
          <span className="flex justify-between gap-3 text-sm text-muted">
            {label}
            <span className="tabular text-faint">{percent === undefined ? '—%' : valueText}</span>
          </span>
          <span className="flex flex-wrap items-baseline gap-1.5 tabular">
            <span className="text-title font-semibold">{format(used)}</span>
            <span className="text-sm text-faint">
              of {format(capacity)} {unit}
            </span>
          </span>
          <span className="h-1.5 overflow-hidden rounded-full bg-surface-hover">
            <span
              className={cx('block h-full rounded-full', toneClass[tone].fill)}
              style={{ width: `${percent ?? 0}%` }}
            />
          </span>
        </>
      )}
    </Meter>
  )
}
