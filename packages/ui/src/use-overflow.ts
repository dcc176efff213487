import { useCallback, useState } from 'react'

/** Whether the first child is wider than the element that `ref` goes to. */
export function useOverflow() {
  const [isOverflowing, setOverflowing] = useState(false)
  const ref = useCallback((box: HTMLElement | null) => {
    const content = box?.firstElementChild
    if (!box || !content) return undefined
    const observer = new ResizeObserver(() => setOverflowing(content.scrollWidth > box.clientWidth))
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return { isOverflowing, ref }
}
