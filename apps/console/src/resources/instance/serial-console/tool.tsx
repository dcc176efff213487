import { Button, Tooltip } from '@plenum/ui'
import type { ReactNode } from 'react'

interface ToolProps {
  label: string
  icon: ReactNode
  disabledReason?: string | undefined
  isPending?: boolean
  onPress: () => void
}

/** A button below the terminal. */
export function Tool({ label, disabledReason, ...props }: ToolProps) {
  const button = (
    <Button variant="ghost" size="sm" isIconOnly aria-label={label} disabledReason={disabledReason} {...props} />
  )
  return disabledReason === undefined ? <Tooltip content={label}>{button}</Tooltip> : button
}
