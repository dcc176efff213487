import { ExternalLink } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator, Text } from 'react-aria-components/Menu'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { cx } from './cx.ts'
import { TooltipBubble } from './tooltip.tsx'

export interface MenuEntry {
  label: string
  /** The label unless said otherwise. */
  id?: string | undefined
  icon?: ReactNode
  onAction?: (() => void) | undefined
  href?: string | undefined
  /** Opens `href` in a new tab. */
  isExternal?: boolean | undefined
  tone?: 'danger' | undefined
  /** Why it cannot be chosen now. The entry stays reachable and tells it. */
  disabledReason?: string | undefined
  /** A line above. */
  startsGroup?: boolean | undefined
}

export interface MenuProps {
  /** Accessible name of the list; the trigger's name when left out. */
  label?: string | undefined
  items: readonly MenuEntry[]
  /** A Button. */
  trigger: ReactNode
  placement?: 'bottom start' | 'bottom end' | undefined
}

export function Menu({ label, items, trigger, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={4} className={popoverClass}>
        <AriaMenu {...(label !== undefined && { 'aria-label': label })} className={menuClass}>
          {items.flatMap((entry) => [
            entry.startsGroup && <Separator key={`${keyOf(entry)}:line`} className="-mx-1 my-1 h-px bg-line" />,
            entry.disabledReason === undefined ? (
              <AvailableItem key={keyOf(entry)} entry={entry} />
            ) : (
              <RefusedItem key={keyOf(entry)} entry={entry} reason={entry.disabledReason} />
            ),
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

const keyOf = ({ id, label }: MenuEntry) => id ?? label

export const popoverClass = 'min-w-44 animate-fade rounded-panel bg-surface-raised shadow-overlay'

export const menuClass = 'max-h-[inherit] overflow-auto p-1 outline-none'

export const itemClass =
  'flex min-h-8 items-center gap-2.5 rounded-mark px-2.5 text-base outline-none max-md:min-h-11 ' +
  'data-focused:bg-surface-hover [&_svg]:size-4 [&_svg]:shrink-0'

function AvailableItem({ entry }: { entry: MenuEntry }) {
  const { label, icon, href, isExternal, onAction, tone } = entry
  return (
    <MenuItem
      id={keyOf(entry)}
      textValue={label}
      {...(onAction && { onAction })}
      {...(href !== undefined && { href })}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
      className={cx(itemClass, 'cursor-pointer no-underline', tone === 'danger' ? 'text-danger' : 'text-text')}
    >
      {icon}
      <Text slot="label">{label}</Text>
      {isExternal && <ExternalLink aria-hidden="true" className="ms-auto text-faint" />}
    </MenuItem>
  )
}

/** Not `isDisabled`: React Aria's keyboard would pass over it, and nobody would learn the reason. */
function RefusedItem({ entry, reason }: { entry: MenuEntry; reason: string }) {
  const item = useRef<HTMLDivElement>(null)
  return (
    <MenuItem
      id={keyOf(entry)}
      textValue={entry.label}
      ref={item}
      shouldCloseOnSelect={false}
      render={(props) =>
        'href' in props ? <a {...props}>{props.children}</a> : <div {...props} aria-disabled="true" />
      }
      className={cx(itemClass, 'cursor-not-allowed text-faint')}
    >
      {({ isFocused, isHovered }) => (
        <>
          {entry.icon}
          <Text slot="label">{entry.label}</Text>
          <Text slot="description" className="sr-only">
            {reason}
          </Text>
          {(isFocused || isHovered) && (
            <TooltipTrigger isOpen>
              <TooltipBubble triggerRef={item} placement="left">
                {reason}
              </TooltipBubble>
            </TooltipTrigger>
          )}
        </>
      )}
    </MenuItem>
  )
}
