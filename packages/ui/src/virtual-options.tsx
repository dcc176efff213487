import { useEffect, type ReactNode, type RefObject } from 'react'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'

const layoutOptions = { estimatedRowHeight: 32, padding: 4 }

interface VirtualOptionsProps {
  list: RefObject<HTMLDivElement | null>
  /** The list box. */
  children: ReactNode
}

/** Of a long list only what is in view is in the page. */
export default function VirtualOptions({ list, children }: VirtualOptionsProps) {
  // Layout is the outside system: React Aria scrolls to the choice before a large list has its height.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [list])
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  )
}
