import { Button } from '@plenum/ui'
import type { ButtonProps, MenuEntry } from '@plenum/ui'

interface ActionButtonProps extends Pick<ButtonProps, 'variant'> {
  entry: MenuEntry
}

/** An action that a menu could hold as well, as a button. */
export function ActionButton({ entry: { label, icon, disabledReason, onAction }, variant }: ActionButtonProps) {
  return (
    <Button variant={variant} icon={icon} disabledReason={disabledReason} {...(onAction && { onPress: onAction })}>
      {label}
    </Button>
  )
}
