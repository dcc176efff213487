import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { cx } from './cx.ts'
import { TooltipBubble } from './tooltip.tsx'

export interface TextTooltipProps {
  /** As a function: made when it opens. */
  content: ReactNode | (() => ReactNode)
  children: ReactNode
  /** Makes the text a tab stop, for text that cannot be read in full anywhere else. */
  isFocusable?: boolean | undefined
  /** Milliseconds under the pointer before it opens; 250 unless said otherwise. */
  delay?: number | undefined
  className?: string | undefined
}

/** A tooltip on plain text. Nothing is mounted before it opens, so a table may hold hundreds. */
export function TextTooltip({ content, children, isFocusable, delay = 250, className }: TextTooltipProps) {
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
        timer.current = setTimeout(() => setOpen(true), delay)
      }}
      onPointerLeave={close}
    >
      {children}
      {isOpen && (
        <OpenTooltip trigger={trigger} onClose={close}>
          {typeof content === 'function' ? content() : content}
        </OpenTooltip>
      )}
    </span>
  )
}

interface OpenTooltipProps {
  trigger: RefObject<HTMLSpanElement | null>
  onClose: () => void
  children: ReactNode
}

function OpenTooltip({ trigger, onClose, children }: OpenTooltipProps) {
  // The keyboard is the outside system: plain text under the pointer gets no key, and Escape is the tooltip's first (WCAG 1.4.13).
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
  return (
    <TooltipTrigger isOpen onOpenChange={(open) => !open && onClose()}>
      <TooltipBubble triggerRef={trigger}>{children}</TooltipBubble>
    </TooltipTrigger>
  )
}
