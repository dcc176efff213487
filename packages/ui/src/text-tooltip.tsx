import { useRef, useState, type ReactNode } from 'react'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { cx } from './cx.ts'
import { TooltipBubble } from './tooltip.tsx'

export interface TextTooltipProps {
  content: ReactNode
  children: ReactNode
  /** Makes the text a tab stop, for text that cannot be read in full anywhere else. */
  isFocusable?: boolean | undefined
  className?: string | undefined
}

/** A tooltip on plain text. Nothing is mounted before it opens, so a table may hold hundreds. */
export function TextTooltip({ content, children, isFocusable, className }: TextTooltipProps) {
  const trigger = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)

  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  return (
    <span
      ref={trigger}
      className={cx('rounded-mark', className)}
      {...(isFocusable && { tabIndex: 0, onFocus: () => setOpen(true), onBlur: close })}
      onPointerEnter={() => {
        timer.current = setTimeout(() => setOpen(true), 250)
      }}
      onPointerLeave={close}
    >
      {children}
      {isOpen && (
        <TooltipTrigger isOpen onOpenChange={(open) => !open && close()}>
          <TooltipBubble triggerRef={trigger}>{content}</TooltipBubble>
        </TooltipTrigger>
      )}
    </span>
  )
}
