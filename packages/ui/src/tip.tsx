import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { TooltipButton } from './tooltip-button.tsx'

export interface TipProps {
  /** One or two sentences. */
  children: ReactNode
  /** Accessible name; "Tip" unless said otherwise. */
  label?: string | undefined
}

/** A question mark that explains what stands beside it. */
export function Tip({ children, label = 'Tip' }: TipProps) {
  return (
    <TooltipButton
      tooltip={children}
      placement="top"
      aria-label={label}
      className={buttonClass({ variant: 'ghost', size: 'sm', isIconOnly: true })}
    >
      <CircleQuestionMark />
    </TooltipButton>
  )
}
