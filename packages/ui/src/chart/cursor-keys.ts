import { useRef, type KeyboardEvent, type RefObject } from 'react'
import type { Plot } from './plot.ts'

/** Where a key takes the cursor among `count` samples; undefined for other keys. */
export function sampleAfterKey(key: string, at: number, count: number): number | undefined {
  const last = count - 1
  const leap = Math.max(1, Math.round(count / 10))
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - leap,
    PageDown: at + leap,
    Home: 0,
    End: last,
  }
  const target = targets[key]
  return target === undefined ? undefined : Math.max(0, Math.min(last, target))
}

/**
 * Arrows, Page Up, Page Down, Home and End move the cursor; with Shift they mark a span, which Enter zooms into. Escape lets
 * go of both. The first focus finds the last sample.
 */
export function useCursorKeys(
  plot: RefObject<Plot | undefined>,
  at: RefObject<number | undefined>,
  times: readonly number[],
  onZoom: ((range: { start: Date; end: Date }) => void) | undefined,
) {
  /** The sample that marking began at. */
  const anchor = useRef<number>(undefined)
  const current = () => Math.min(at.current ?? times.length - 1, times.length - 1)
  const timeAt = (index: number) => times[index] ?? 0

  function letGo() {
    anchor.current = undefined
    plot.current?.mark(undefined)
    plot.current?.moveTo(undefined)
  }

  function zoomIntoMark() {
    if (anchor.current === undefined || anchor.current === current()) return
    const [start = 0, end = 0] = [timeAt(anchor.current), timeAt(current())].toSorted((a, b) => a - b)
    letGo()
    onZoom?.({ start: new Date(start), end: new Date(end) })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') letGo()
    if (event.key === 'Enter') zoomIntoMark()
    const next = sampleAfterKey(event.key, current(), times.length)
    if (next === undefined) return
    // The page would scroll.
    event.preventDefault()
    anchor.current = event.shiftKey && onZoom ? (anchor.current ?? current()) : undefined
    plot.current?.moveTo(timeAt(next))
    plot.current?.mark(anchor.current === undefined ? undefined : [timeAt(anchor.current), timeAt(next)])
  }

  return {
    onKeyDown,
    onFocus: () => plot.current?.moveTo(timeAt(current())),
    onBlur: letGo,
  }
}
