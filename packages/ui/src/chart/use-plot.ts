import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { createPlot, type Plot, type PlotEvents } from './plot.ts'
import type { PlotContent, PlotLook } from './plot-state.ts'

/**
 * Keeps one drawing in `host`, which decides on the width: other data, another size, another theme are drawn into it. For
 * another shape or unit the component needs another key.
 */
export function usePlot(
  host: RefObject<HTMLDivElement | null>,
  { shape, unit, height }: Omit<PlotLook, 'width'>,
  content: PlotContent,
  events: PlotEvents,
): RefObject<Plot | undefined> {
  const plot = useRef<Plot>(undefined)
  const onCursor = useEffectEvent(events.onCursor)
  const onSelect = useEffectEvent(events.onSelect)
  const create = useEffectEvent((element: HTMLElement) => {
    const look = { shape, unit, height, width: element.clientWidth }
    return createPlot(element, look, content, {
      onCursor: (place) => onCursor(place),
      onSelect: (start, end) => onSelect(start, end),
    })
  })

  // The canvas is the outside system, here and below.
  useLayoutEffect(() => {
    if (!host.current) return undefined
    const created = create(host.current)
    plot.current = created
    return () => {
      created.destroy()
      plot.current = undefined
    }
  }, [host])

  useLayoutEffect(() => plot.current?.show(content), [content])

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => plot.current?.resize(element.clientWidth, height))
    observer.observe(element)
    return () => observer.disconnect()
  }, [host, height])

  useEffect(() => {
    const repaint = () => plot.current?.repaint()
    const observer = new MutationObserver(repaint)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    // Not everywhere there: a canvas does not notice by itself when its font has come.
    const fonts: FontFaceSet | undefined = document.fonts
    fonts?.addEventListener('loadingdone', repaint)
    return () => {
      observer.disconnect()
      fonts?.removeEventListener('loadingdone', repaint)
    }
  }, [])

  return plot
}
