import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** "button" for `#/button`; empty without one. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash.replace(/^#\/?/, ''))
}
