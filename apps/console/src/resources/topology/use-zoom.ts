import { useLayoutEffect, useRef, useState } from 'react'
import type { UIEvent } from 'react'

const STEP = 1.25
const MIN = 0.25
const MAX = 1.5
/** Smaller than this it is an overview, not to be read. */
const READABLE = 0.9

function within(scale: number): number {
  return Math.min(MAX, Math.max(MIN, scale))
}

/** Scrolling has stopped when nothing has moved for so long. */
const STILL = 100

interface Size {
  width: number
  height: number
}

/** How large a picture is drawn, and what of it is on screen. At first it is as wide as its box if it can be read so. */
export function useZoom(width: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<Size>()
  const [chosen, setChosen] = useState<number | 'usual' | 'width'>('usual')
  const [top, setTop] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The box is as large as the window leaves room for.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer.current)
    }
  }, [])
  const fitting = within(box ? Math.min(1, box.width / width) : 1)
  const usual = fitting < READABLE ? 1 : fitting
  const scale = chosen === 'usual' ? usual : chosen === 'width' ? fitting : chosen
  return {
    ref,
    scale,
    zoomIn: { isPossible: scale < MAX, run: () => setChosen(within(scale * STEP)) },
    zoomOut: { isPossible: scale > MIN, run: () => setChosen(within(scale / STEP)) },
    fitAll: (height: number) => box && setChosen(within(Math.min(1, box.width / width, box.height / height))),
    view: box && { top: top / scale, height: box.height / scale },
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setTop(currentTarget.scrollTop), STILL)
    },
    fitWidth: () => setChosen('width'),
  }
}

export type Zoom = Omit<ReturnType<typeof useZoom>, 'ref' | 'onScroll' | 'view'>
