import { Children, type ReactNode } from 'react'
import { Dash } from './dash.tsx'
import { TooltipButton } from './tooltip-button.tsx'

export interface OverflowListProps {
  /** Over those in the tooltip: "Other targets". */
  heading: string
  /** How many are shown; 2 unless said otherwise. */
  limit?: number | undefined
  /** With keys. */
  children: ReactNode
}

/** The first few in a row, the others behind "+3"; a dash when there is none. */
export function OverflowList({ heading, limit = 2, children }: OverflowListProps) {
  const items = Children.toArray(children)
  const hidden = items.slice(limit)
  if (items.length === 0) return <Dash />
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-1">
      {items.slice(0, limit)}
      {hidden.length > 0 && (
        <TooltipButton
          isPanel
          placement="bottom"
          aria-label={`+${hidden.length} more`}
          className="relative h-5 rounded-mark border border-line-strong px-1.5 text-xs text-muted tabular hover:text-text max-md:h-6"
          tooltip={
            <>
              <span className="mb-1.5 block text-xs text-muted">{heading}</span>
              <span className="flex flex-col items-start gap-1.5">
                {hidden.map((item, index) => (
                  <span key={index}>{item}</span>
                ))}
              </span>
            </>
          }
        >
          +{hidden.length}
        </TooltipButton>
      )}
    </span>
  )
}
