import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/** Rows that Page Up and Page Down go by. */
const PAGE = 10

function targetOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1)
    case 'ArrowUp':
      return Math.max(from - 1, 0)
    case 'PageDown':
      return Math.min(from + PAGE, count - 1)
    case 'PageUp':
      return Math.max(from - PAGE, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

function indexOf(row: HTMLElement): number {
  return Number(row.dataset['index'])
}

/** What a row itself does on a key: its link, its checkbox, its menu. */
function press(row: HTMLElement, key: string, isShifted: boolean): boolean {
  const selector =
    key === 'Enter' ? 'th a' : key === ' ' ? 'input[type=checkbox]' : 'td:last-child button[aria-haspopup]'
  const opensMenu = key === 'ContextMenu' || (key === 'F10' && isShifted)
  if (key !== 'Enter' && key !== ' ' && !opensMenu) return false
  const control = row.querySelector<HTMLElement>(selector)
  // The menu gives the focus back to its button; a link and a checkbox leave it with the row.
  if (opensMenu) control?.focus({ preventScroll: true })
  control?.click()
  return control !== null
}

/**
 * Walking along the rows of a table with the keyboard, by a roving tab stop (ARIA Authoring Practices). Keys pressed in a
 * control inside of a row are that control's.
 */
export function useRowKeys(keys: readonly string[]) {
  const ref = useRef<HTMLTableSectionElement>(null)
  const [stopKey, setStopKey] = useState<string>()
  const [wanted, setWanted] = useState<{ index: number }>()
  const stop = Math.max(stopKey === undefined ? 0 : keys.indexOf(stopKey), 0)
  // The document's focus is outside of React, and the row may only now have come into it.
  useEffect(() => {
    if (wanted) ref.current?.querySelector<HTMLElement>(`tr[data-index="${wanted.index}"]`)?.focus()
  }, [wanted])
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  // The same functions for as long as the table is there, or every row would render with each of them.
  const onFocus = useCallback(
    ({ currentTarget }: FocusEvent<HTMLTableRowElement>) => setStopKey(latest.current[indexOf(currentTarget)]),
    [],
  )
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLTableRowElement>) => {
    const { key, shiftKey, target, currentTarget } = event
    if (target !== currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const index = targetOf(key, indexOf(currentTarget), latest.current.length)
    if (index === undefined) {
      if (press(currentTarget, key, shiftKey)) event.preventDefault()
      return
    }
    event.preventDefault()
    setStopKey(latest.current[index])
    setWanted({ index })
  }, [])
  return { ref, stop, onFocus, onKeyDown }
}
