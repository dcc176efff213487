import { formatElapsed, formatExact } from './format-time.ts'
import { useNow } from './use-now.ts'
import { TextTooltip } from './text-tooltip.tsx'

export interface RelativeTimeProps {
  date: Date
  /** Writes "ago"; true unless said otherwise. */
  hasAgo?: boolean | undefined
  /** Before the exact time in the tooltip: "Created". */
  caption?: string | undefined
  /** Makes it a tab stop, so that the exact time can be had from the keyboard. */
  isFocusable?: boolean | undefined
}

/** "3m ago", with the exact local time in a tooltip. */
export function RelativeTime({ date, hasAgo = true, caption, isFocusable }: RelativeTimeProps) {
  const elapsed = useNow((now) => formatElapsed(date.getTime(), now))
  return (
    <TextTooltip
      content={() => (caption === undefined ? formatExact(date) : `${caption} ${formatExact(date)}`)}
      isFocusable={isFocusable}
    >
      <time dateTime={date.toISOString()} className="tabular whitespace-nowrap">
        {hasAgo ? `${elapsed} ago` : elapsed}
      </time>
    </TextTooltip>
  )
}
