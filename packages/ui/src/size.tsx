import { formatBytes, type ByteUnit } from './format-bytes.ts'

export interface SizeProps {
  bytes: number
  /** The largest that fits unless said otherwise. */
  unit?: ByteUnit | undefined
}

/** "16 GiB", the unit muted. */
export function Size({ bytes, unit }: SizeProps) {
  const formatted = formatBytes(bytes, unit)
  return (
    <span className="tabular whitespace-nowrap">
      {formatted.number} <span className="text-faint">{formatted.unit}</span>
    </span>
  )
}
