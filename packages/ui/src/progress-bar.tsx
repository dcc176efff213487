import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import { cx } from './cx.ts'
import { toneClass, type Tone } from './tone.ts'

export interface ProgressBarProps {
  label: string
  isLabelHidden?: boolean | undefined
  /** 0 to 100. */
  value: number
  tone?: Tone | undefined
}

export function ProgressBar({ label, isLabelHidden, value, tone = 'accent' }: ProgressBarProps) {
  return (
    <AriaProgressBar value={value} className="flex flex-col gap-1.5">
      {({ percentage = 0, valueText }) => (
        <>
          <span className={isLabelHidden ? 'sr-only' : 'flex justify-between text-sm text-muted'}>
            <Label>{label}</Label>
            <span className="tabular">{valueText}</span>
          </span>
          <span className="h-1.5 overflow-hidden rounded-full bg-surface-hover">
            <span
              className={cx('block h-full rounded-full transition-[width]', toneClass[tone].fill)}
              style={{ width: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
