import type { ReactNode } from 'react'
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip'

type Placement = NonNullable<AriaTooltipProps['placement']>

export interface TooltipProps {
  content: ReactNode
  /** One focusable React Aria element: a Button, a Link, or anything inside `Focusable`. */
  children: ReactNode
  placement?: Placement
}

/** Opens 250 ms after hover and at once on focus; Escape closes it. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={250} closeDelay={0}>
      {children}
      <TooltipBubble placement={placement}>{content}</TooltipBubble>
    </TooltipTrigger>
  )
}

export interface TooltipBubbleProps extends Omit<AriaTooltipProps, 'className'> {
  /** A small panel in the page's colours, for what has colours of its own. */
  isPanel?: boolean | undefined
}

const bubble = 'max-w-xs animate-fade text-pretty wrap-anywhere shadow-overlay'
const looks = {
  plain: 'rounded-control bg-text px-2 py-1 text-xs text-surface',
  panel: 'rounded-panel bg-surface-raised px-3 py-2 text-sm text-text',
} as const

/** The bubble alone, for the components of the kit that open it themselves. */
export function TooltipBubble({ isPanel, ...props }: TooltipBubbleProps) {
  return (
    <AriaTooltip
      offset={6}
      containerPadding={16}
      {...props}
      className={`${bubble} ${looks[isPanel ? 'panel' : 'plain']}`}
    />
  )
}
