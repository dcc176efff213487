import { Keys } from '@plenum/ui'
import { useRef } from 'react'
import { Collection, Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components/Menu'
import { isSequence } from '../shortcuts/shortcut.ts'
import { holdBackEnter } from './hold-back-enter.ts'
import type { PaletteItem } from './items.ts'

interface ResultsProps {
  groups: ReadonlyMap<string, readonly PaletteItem[]>
  text: string
  onDone: () => void
}

/** More of one kind would only be scrolled past. */
const SHOWN = 50

/** A link that is opened in another tab or window leaves this one as it is. */
function opensElsewhere({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>) {
  return metaKey || ctrlKey || shiftKey || altKey
}

function Item({ id, item, onDone }: { id: string; item: PaletteItem; onDone: () => void }) {
  const { label, detail, icon: Icon, keys } = item
  const isLink = 'path' in item
  const isPressedWithModifier = useRef(false)
  return (
    <MenuItem
      id={id}
      textValue={label}
      {...(isLink && { href: item.path })}
      onPointerDown={(event) => {
        isPressedWithModifier.current = opensElsewhere(event)
      }}
      onClick={(event) => {
        if (isLink && opensElsewhere(event)) return
        // React Aria may add a click of its own, which knows of no modifier, to the one that the browser sends.
        if (isLink && !event.isTrusted && isPressedWithModifier.current) {
          event.preventDefault()
          return
        }
        // By the keyboard: a click has no count then.
        if (event.detail === 0) holdBackEnter()
        onDone()
        if (!isLink) item.onAction()
      }}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 text-base text-text no-underline outline-none data-focused:bg-surface-hover max-md:min-h-11"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
      <Text slot="label" className="flex min-w-0 flex-1 items-baseline gap-3">
        <span className="min-w-0 truncate">{label}</span>{' '}
        {detail && <span className="max-w-2/5 shrink-0 truncate text-sm text-faint">{detail}</span>}
      </Text>
      {keys && (
        <span aria-hidden="true" className="shrink-0 max-sm:hidden">
          <Keys keys={keys} isSequence={isSequence(keys)} />
        </span>
      )}
    </MenuItem>
  )
}

export function Results({ groups, text, onDone }: ResultsProps) {
  const sections = [...groups].map(([group, items]) => ({ group, items: items.slice(0, SHOWN) }))
  return (
    <Menu
      aria-label="Results"
      items={sections}
      dependencies={[groups]}
      shouldFocusWrap
      renderEmptyState={() => <p className="px-2.5 py-6 text-center text-muted">Nothing is called “{text.trim()}”</p>}
      className="max-h-96 overflow-y-auto p-1.5 pt-0 outline-none max-sm:max-h-[60vh]"
    >
      {({ group, items }) => (
        <MenuSection id={group}>
          <Header className="sticky top-0 z-10 flex h-8 items-end bg-surface-raised px-2.5 pb-1 text-xs text-faint">
            {group}
          </Header>
          <Collection items={items.map((item, index) => ({ id: `${group} ${index} ${item.label}`, item }))}>
            {({ id, item }) => <Item id={id} item={item} onDone={onDone} />}
          </Collection>
        </MenuSection>
      )}
    </Menu>
  )
}
