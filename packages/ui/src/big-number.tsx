import { formatBigNumber } from './format-big-number.ts'
import { TextTooltip } from './text-tooltip.tsx'

export interface BigNumberProps {
  value: number | bigint
}

/** A count of any size. When it is abbreviated, the exact figure is in a tooltip and read by screen readers. */
export function BigNumber({ value }: BigNumberProps) {
  const { text, isExact } = formatBigNumber(value)
  if (isExact) return <span className="tabular">{text}</span>
  const exact = value.toLocaleString()
  return (
    <TextTooltip content={exact} isFocusable className="tabular">
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{exact}</span>
    </TextTooltip>
  )
}
