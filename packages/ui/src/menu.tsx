import type { ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { MenuPopover, type MenuPopoverProps } from './menu-popover.tsx'

export type { MenuEntry } from './menu-popover.tsx'

export interface MenuProps extends Omit<MenuPopoverProps, 'opening'> {
  /** A Button. */
  trigger: ReactNode
}

export function Menu({ trigger, ...list }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <MenuPopover {...list} />
    </MenuTrigger>
  )
}
