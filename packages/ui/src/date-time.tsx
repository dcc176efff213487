import { formatExact } from './format-time.ts'
import { TextTooltip } from './text-tooltip.tsx'

export interface DateTimeProps {
  date: Date
}

const day = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const time = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Local date and, muted, time; seconds and time zone in a tooltip. */
export function DateTime({ date }: DateTimeProps) {
  return (
    <TextTooltip content={() => formatExact(date)}>
      <time dateTime={date.toISOString()} className="tabular whitespace-nowrap">
        {day.format(date)} <span className="text-faint">{time.format(date)}</span>
      </time>
    </TextTooltip>
  )
}
