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

/** The bubble alone, for the components of the kit that open it themselves. */
export function TooltipBubble(props: Omit<AriaTooltipProps, 'className'>) {
  return (
    <AriaTooltip
      offset={6}
      containerPadding={16}
      {...props}
      className="max-w-xs animate-fade rounded-control bg-text px-2 py-1 text-xs text-pretty wrap-anywhere text-surface shadow-overlay"
    />
  )
}
