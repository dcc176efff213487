import { announce } from '@plenum/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { CONSOLE_NAME, inBar, useCrumbs } from './crumbs.ts'

/** Arrow keys walk along tabs, each of which is a page; a dialog has a first field of its own. */
const keepsFocus = '[role=tab], [role=dialog] *'

/** A page that is a form begins in its first field. */
const start = '#content header ~ form input'

/**
 * What happens when a page is arrived at: it is announced, and the focus goes to its heading. Forms that open over a page,
 * tabs and what changes in the query are no new page, and neither is the one that the console was opened with.
 */
export function useArrival(): void {
  const router = useRouter()
  const crumbs = useCrumbs()
  const page = inBar(crumbs).at(-1)?.to
  const hasForm = crumbs.at(-1)?.isTitleOnly ?? false
  const words = crumbs.map(({ label }) => label).toReversed()
  const text = words.join(', ') || CONSOLE_NAME
  // Nothing has been resolved yet: this is the first page, not one that was come to.
  const last = useRef(router.state.resolvedLocation ? undefined : page)
  // The document's focus is outside of React.
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (hasForm || document.activeElement?.matches(keepsFocus)) return
    announce(text)
    const target = document.querySelector<HTMLElement>(start) ?? document.querySelector('h1')
    target?.focus({ preventScroll: true })
  }, [page, hasForm, text])
}
