import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { cx } from './cx.ts'
import { formatPercent } from './format-percent.ts'
import { TextTooltip } from './text-tooltip.tsx'
import { toneClass, type Tone } from './tone.ts'

export interface MeterProps {
  /** Accessible name. */
  label: string
  /** 0 to 100. */
  percent: number
  /** Makes it a tab stop, so that the figure can be had from the keyboard. */
  isFocusable?: boolean | undefined
}

/** Above two thirds it warns, above three quarters it alarms. */
export function meterTone(percent: number): Tone {
  return percent > 75 ? 'danger' : percent > 66 ? 'notice' : 'accent'
}

/** A small upright bar for a cell or a list; the figure is in its tooltip. For a panel of its own see CapacityBar. */
export function Meter({ label, percent, isFocusable }: MeterProps) {
  const text = `${formatPercent(percent)} used`
  return (
    <TextTooltip content={text} isFocusable={isFocusable} className="inline-flex">
      <AriaMeter
        aria-label={label}
        value={percent}
        valueLabel={text}
        className="flex h-6 w-2 items-end overflow-hidden rounded-mark bg-surface-hover ring-1 ring-line-strong ring-inset"
      >
        {({ percentage }) => (
          <span className={cx('w-full', toneClass[meterTone(percent)].fill)} style={{ height: `${percentage}%` }} />
        )}
      </AriaMeter>
    </TextTooltip>
  )
}
