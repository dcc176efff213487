import { CopyButton } from './copy-button.tsx'
import { shorten, type ShortenAt } from './shorten.ts'
import { TextTooltip } from './text-tooltip.tsx'

export interface TruncateProps {
  text: string
  maxLength: number
  at?: ShortenAt | undefined
  isMono?: boolean | undefined
  /** A copy button behind the text. */
  hasCopy?: boolean | undefined
}

/** Shortened text; the whole of it in a tooltip and for screen readers. */
export function Truncate({ text, maxLength, at, isMono, hasCopy }: TruncateProps) {
  const short = shorten(text, maxLength, at)
  const font = isMono ? 'font-mono' : undefined
  return (
    <span className="relative inline-flex max-w-full items-center gap-1">
      {short === text ? (
        <span className={font}>{text}</span>
      ) : (
        <TextTooltip content={text} isFocusable delay={300} className={font}>
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{text}</span>
        </TextTooltip>
      )}
      {hasCopy && <CopyButton text={text} />}
    </span>
  )
}
