import { ExternalLink } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { Menu as AriaMenu, MenuItem, Popover, Separator, Text } from 'react-aria-components/Menu'
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

/** Where to begin: at the first entry, at the last, or (true) in the list, with no entry lit yet. */
export type MenuStart = 'first' | 'last' | true

/** What React Aria's MenuTrigger would hand down, where there is none. */
export interface MenuOpening {
  trigger: RefObject<HTMLElement | null>
  triggerId: string
  id: string
  start: MenuStart
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export interface MenuPopoverProps {
  /** Accessible name of the list; the trigger's name when left out. */
  label?: string | undefined
  items: readonly MenuEntry[]
  placement?: 'bottom start' | 'bottom end' | undefined
  /** Left out inside a MenuTrigger. */
  opening?: MenuOpening
}

/** The list of a menu, beside what opened it. */
export function MenuPopover({ label, items, placement = 'bottom end', opening }: MenuPopoverProps) {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <Popover
      placement={placement}
      offset={4}
      className={popoverClass}
      {...(opening && {
        trigger: 'MenuTrigger',
        triggerRef: opening.trigger,
        scrollRef: scroller,
        isOpen: opening.isOpen,
        onOpenChange: opening.onOpenChange,
        'aria-labelledby': opening.triggerId,
      })}
    >
      <AriaMenu
        {...(opening && {
          ref: scroller,
          id: opening.id,
          autoFocus: opening.start,
          onClose: () => opening.onOpenChange(false),
          'aria-labelledby': opening.triggerId,
        })}
        {...(label !== undefined && { 'aria-label': label })}
        className={menuClass}
      >
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
