import { EllipsisVertical } from 'lucide-react'
import { Button } from './button.tsx'
import { Menu, type MenuEntry } from './menu.tsx'

export interface RowActionsProps {
  items: readonly MenuEntry[]
  /** "Row actions" unless said otherwise. */
  label?: string | undefined
  size?: 'md' | 'sm' | undefined
}

/** Three dots with a menu behind them. */
export function RowActions({ items, label = 'Row actions', size = 'sm' }: RowActionsProps) {
  return (
    <Menu
      items={items}
      trigger={<Button variant="ghost" size={size} isIconOnly aria-label={label} icon={<EllipsisVertical />} />}
    />
  )
}
