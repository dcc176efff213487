import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { crumbsOf, inBar } from './crumbs.ts'

/** How often, at most, a position is written down. */
const EVERY = 125

/** The element that pages scroll in. */
export const CONTENT_ID = 'content'

interface Visit {
  /** Of the entry in the history; the same address visited twice has two. */
  key: string
  page: string | undefined
  pageToken: unknown
}

function storageKey(key: string): string {
  return `scroll-position-${key}`
}

function recall(key: string): number | undefined {
  const stored = Number(sessionStorage.getItem(storageKey(key)) ?? Number.NaN)
  return Number.isFinite(stored) ? stored : undefined
}

function content(): HTMLElement | null {
  return document.getElementById(CONTENT_ID)
}

/** Forms over a page, its tabs in the query and its own crumb stay on it; another page of a list begins at its top. */
function isSamePage(a: Visit, b: Visit): boolean {
  return a.page !== undefined && a.page === b.page && a.pageToken === b.pageToken
}

/** Scrolls to a position, as soon as there is enough to scroll; tells when it is there or gave up. Returns what gives up. */
function scrollTo(element: Element, top: number, onEnd: () => void): () => void {
  element.scrollTop = top
  if (Math.abs(element.scrollTop - top) < 1) {
    onEnd()
    return () => undefined
  }
  const growth = new ResizeObserver(() => {
    element.scrollTop = top
    if (Math.abs(element.scrollTop - top) < 1) stop()
  })
  const stop = () => {
    growth.disconnect()
    for (const gesture of gestures) element.removeEventListener(gesture, stop)
    onEnd()
  }
  // Whoever scrolls by themselves is where they want to be.
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  for (const gesture of gestures) element.addEventListener(gesture, stop)
  for (const child of element.children) growth.observe(child)
  return stop
}

/**
 * Keeps, for this tab, how far every entry of the history was scrolled: back and forward find it again, also after a
 * reload, and a new visit begins at the top. The router's own restoration cannot tell a form over a page from a new page.
 */
export function rememberScroll(router: AnyRouter): () => void {
  let current: Visit | undefined
  let left: Visit | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let giveUp: (() => void) | undefined
  let isRestoring = false

  const visitOf = (location: ParsedLocation): Visit => {
    const search: Readonly<Record<string, unknown>> = location.search
    return {
      key: location.state.__TSR_key ?? location.href,
      page: inBar(crumbsOf(router.state.matches)).at(-1)?.to,
      pageToken: search['pageToken'],
    }
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const element = content()
    if (current && element) sessionStorage.setItem(storageKey(current.key), String(element.scrollTop))
  }
  const onScroll = ({ target }: Event) => {
    if (current && target === content()) timer ??= setTimeout(write, EVERY)
  }
  const onBeforeLoad = () => {
    // The last scroll may not have been told of yet. A position that is not reached yet stays as it is known.
    if (timer !== undefined || !isRestoring) write()
    giveUp?.()
    left = current ?? left
    // What scrolls from here on is the change of the page.
    current = undefined
  }
  const onRendered = ({ toLocation }: { toLocation: ParsedLocation }) => {
    current = visitOf(toLocation)
    const element = content()
    if (!element) return
    const known = recall(current.key)
    const isHere = left !== undefined && isSamePage(left, current)
    isRestoring = known !== undefined
    if (known !== undefined) giveUp = scrollTo(element, known, () => (isRestoring = false))
    else if (isHere) write()
    else element.scrollTop = 0
  }
  const stops = [router.subscribe('onBeforeLoad', onBeforeLoad), router.subscribe('onRendered', onRendered)]
  // Capture: scrolling does not bubble.
  document.addEventListener('scroll', onScroll, true)
  addEventListener('pagehide', write)
  return () => {
    giveUp?.()
    for (const stop of stops) stop()
    document.removeEventListener('scroll', onScroll, true)
    removeEventListener('pagehide', write)
  }
}
