import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** How much of the neighbour is seen beside a tab at the edge: that there is more. */
const PEEK = 32

/** Scrolls no more than it takes, and the strip alone: not the page, as `scrollIntoView` might. */
function showChosen(strip: HTMLElement): void {
  const chosen = strip.querySelector('[role=tab][aria-selected=true]')
  if (!chosen) return
  const box = strip.getBoundingClientRect()
  const tab = chosen.getBoundingClientRect()
  if (tab.left < box.left) strip.scrollLeft += tab.left - box.left - PEEK
  else if (tab.right > box.right) strip.scrollLeft += tab.right - box.right + PEEK
}

/** What tabs stand on: where they do not all fit, the chosen one is in view. */
export function TabStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null)
  // Which tab is chosen is in the document: a router says it of links, a widget of its own tabs.
  useEffect(() => {
    const { current } = strip
    if (!current) return undefined
    const show = () => showChosen(current)
    show()
    const choices = new MutationObserver(show)
    choices.observe(current, { subtree: true, childList: true, attributeFilter: ['aria-selected'] })
    // A phone is turned, a font arrives.
    const sizes = new ResizeObserver(show)
    for (const element of [current, ...current.children]) sizes.observe(element)
    return () => {
      choices.disconnect()
      sizes.disconnect()
    }
  }, [])
  return (
    <div ref={strip} className="overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]">
      {children}
    </div>
  )
}
