import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { rowSize, TableRoom } from './table-room.tsx'

export interface VirtualRowsProps {
  count: number
  keyOf: (index: number) => string | number
  /** The row that Tab comes to: in the document wherever the page is scrolled. */
  stop: number
  renderRow: (index: number, measure: (element: HTMLTableRowElement | null) => void) => ReactNode
}

const OVERSCAN = 12

function scrollerOf(element: Element | null): Element | null {
  for (let at = element?.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.clientHeight < at.scrollHeight) return at
  return document.scrollingElement
}

/** How far the rows begin below the top of what scrolls. */
function offsetIn(scroller: Element, element: Element): number {
  return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
}

/** The rows in view, and as much empty room as the others would take. */
export default function VirtualRows({ count, keyOf, stop, renderRow }: VirtualRowsProps) {
  const start = useRef<HTMLTableRowElement>(null)
  const [scroller, setScroller] = useState<Element | null>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  // Which element scrolls, and where in it the rows begin, only the laid-out document knows.
  useLayoutEffect(() => {
    const found = scrollerOf(start.current)
    setScroller(found)
    if (found && start.current) setScrollMargin(offsetIn(found, start.current))
  }, [])
  const { height, gap } = rowSize()
  // What it returns changes in place, so nothing here may be remembered by the compiler; nothing is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<Element, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    gap,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor: useCallback(
      (range) => [...new Set([...defaultRangeExtractor(range), Math.min(stop, count - 1)])].toSorted((a, b) => a - b),
      [stop, count],
    ),
  })
  const rows: ReactNode[] = []
  let end = scrollMargin
  for (const item of virtualizer.getVirtualItems()) {
    if (item.start > end) rows.push(<TableRoom key={`before ${item.key}`} height={item.start - end} />)
    rows.push(renderRow(item.index, virtualizer.measureElement))
    end = item.end
  }
  return (
    <>
      <tr ref={start} aria-hidden="true" className="max-sm:-mb-2" />
      {rows}
      <TableRoom height={virtualizer.getTotalSize() + scrollMargin - end} />
    </>
  )
}
