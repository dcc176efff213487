import { EllipsisVertical } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { buttonClass } from './button-class.ts'
import { MenuPopover, type MenuEntry, type MenuStart } from './menu-popover.tsx'

export interface RowActionsProps {
  items: readonly MenuEntry[]
  /** "Row actions" unless said otherwise. */
  label?: string | undefined
  size?: 'md' | 'sm' | undefined
}

const starts: Readonly<Record<string, MenuStart>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/**
 * Three dots with a menu behind them. There is one in each row of a table, so the button is the browser's own, and nothing of
 * the menu is mounted before it is opened; it opens on the same gestures as Menu does.
 */
export function RowActions({ items, label = 'Row actions', size = 'sm' }: RowActionsProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const triggerId = useId()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [start, setStart] = useState<MenuStart>()
  const open = (from: MenuStart) => {
    // Whatever closes the menu gives the focus back to what had it.
    trigger.current?.focus({ preventScroll: true })
    setStart(from)
    setOpen(true)
  }
  const onPointerDown = ({ button, pointerType, width, height }: PointerEvent) => {
    // A finger may be about to scroll: it opens with its click. No size at all is a screen reader's pointer.
    if (button === 0 && pointerType !== 'touch') open(width === 0 && height === 0 ? 'first' : true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.ctrlKey || event.metaKey ? undefined : starts[event.key]
    if (from === undefined) return
    event.preventDefault()
    event.stopPropagation()
    open(from)
  }
  return (
    <>
      <button
        ref={trigger}
        id={triggerId}
        type="button"
        aria-label={label}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={`${buttonClass({ variant: 'ghost', size, isIconOnly: true })} touch-manipulation`}
        onPointerDown={onPointerDown}
        // The menu has the focus by now, and keeps it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ detail }) => !isOpen && open(detail === 0 ? 'first' : true)}
        onKeyDown={onKeyDown}
      >
        <EllipsisVertical />
      </button>
      {start !== undefined && (
        <MenuPopover items={items} opening={{ trigger, triggerId, id, start, isOpen, onOpenChange: setOpen }} />
      )}
    </>
  )
}
