import { useSyncExternalStore } from 'react'

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(tick, 1000)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/**
 * What `derive` makes of the present moment, once a second. One clock serves the page, and a component renders only
 * when its own text changes.
 */
export function useNow<Value extends string | number | boolean>(derive: (now: number) => Value): Value {
  return useSyncExternalStore(subscribe, () => derive(now))
}
