import type { ReactNode } from 'react'
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover'

export interface PopoverProps {
  /** A Button. */
  trigger: ReactNode
  /** What is in the panel; as a function it is given a way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Accessible name of the panel; the trigger's name when left out. */
  label?: string | undefined
  placement?: AriaPopoverProps['placement'] | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** A panel beside its button. Escape and a press outside close it, and the button has the focus again. */
export function Popover({ trigger, children, label, placement = 'bottom start', isOpen, onOpenChange }: PopoverProps) {
  return (
    <DialogTrigger {...(isOpen !== undefined && { isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <AriaPopover
        placement={placement}
        offset={6}
        containerPadding={16}
        className="flex max-w-[calc(100vw-2rem)] animate-fade flex-col rounded-panel bg-surface-raised text-base text-text shadow-overlay"
      >
        <Dialog
          {...(label !== undefined && { 'aria-label': label })}
          className="min-h-0 overflow-auto p-4 outline-none"
        >
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
