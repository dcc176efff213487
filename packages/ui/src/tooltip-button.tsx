import { useState, type ReactNode, type Ref } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { TooltipBubble, type TooltipBubbleProps } from './tooltip.tsx'

export interface TooltipButtonProps
  extends Omit<ButtonProps, 'onPress'>, Pick<TooltipBubbleProps, 'placement' | 'isPanel'> {
  tooltip: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** Does nothing but show its tooltip, on hover, focus, and press: a finger has nothing else. */
export function TooltipButton({ tooltip, placement, isPanel, ref, ...rest }: TooltipButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <TooltipTrigger delay={250} closeDelay={0} shouldCloseOnPress={false} isOpen={isOpen} onOpenChange={setOpen}>
      <Button {...rest} {...(ref && { ref })} onPress={() => setOpen(true)} />
      <TooltipBubble {...(placement && { placement })} isPanel={isPanel}>
        {tooltip}
      </TooltipBubble>
    </TooltipTrigger>
  )
}
