import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { itemClass, menuClass, popoverClass } from './menu-popover.tsx'

export interface CheckMenuProps {
  label: string
  /** A Button. */
  trigger: ReactNode
  items: readonly { id: string; label: string }[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** A menu whose entries are switched on and off; it stays open meanwhile. */
export function CheckMenu({ label, trigger, items, chosen, onChange }: CheckMenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" offset={4} className={popoverClass}>
        <AriaMenu
          aria-label={label}
          className={menuClass}
          selectionMode="multiple"
          selectedKeys={chosen}
          onSelectionChange={(keys) =>
            onChange(new Set(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String)))
          }
          shouldCloseOnSelect={false}
        >
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              className={`${itemClass} cursor-pointer text-text`}
            >
              {({ isSelected }) => (
                <>
                  <Check aria-hidden="true" className={isSelected ? undefined : 'invisible'} />
                  {item.label}
                </>
              )}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
