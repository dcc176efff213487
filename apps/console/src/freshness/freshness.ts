import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'

/** What is on screen is as the server has it, or as it had it then. */
export type Freshness = { isStale: false } | { isStale: true; asOf: number; reason: string }

const FIRST_RETRY = 1000
const LAST_RETRY = 30_000
/** How often the clock is looked at, and how far it may jump before the machine must have slept. */
const LOOK_EVERY = 5000
const SLEPT = 20_000

const fresh: Freshness = { isStale: false }

/** A shown query that has data, but whose last fetch the server did not answer. */
function isLeftBehind({ state }: Query): boolean {
  const { error } = state
  return state.dataUpdatedAt > 0 && error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

function read(client: QueryClient): Freshness {
  const behind = client.getQueryCache().findAll({ type: 'active', predicate: isLeftBehind })
  const [first] = behind
  if (!first) return fresh
  const asOf = Math.min(...behind.map(({ state }) => state.dataUpdatedAt))
  return { isStale: true, asOf, reason: first.state.error?.message ?? '' }
}

/**
 * Watches what is on screen: what a failed fetch left behind is fetched again, with pauses that double, and everything is
 * fetched again after the machine slept or the window was long out of sight.
 */
export function watchFreshness(client: QueryClient) {
  let state = fresh
  let pause = FIRST_RETRY
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastLook = Date.now()
  const listeners = new Set<() => void>()

  const fetchBehind = () => {
    clearTimeout(retry)
    retry = undefined
    return client.refetchQueries({ type: 'active', predicate: isLeftBehind })
  }
  const update = () => {
    const next = read(client)
    const isSame = state.isStale && next.isStale ? state.asOf === next.asOf : state.isStale === next.isStale
    if (!isSame) {
      state = next
      for (const listener of listeners) listener()
    }
    if (!state.isStale) {
      clearTimeout(retry)
      retry = undefined
      pause = FIRST_RETRY
    } else if (retry === undefined) {
      retry = setTimeout(() => void fetchBehind().then(update), pause)
      pause = Math.min(pause * 2, LAST_RETRY)
    }
  }
  const wake = () => {
    const slept = Date.now() - lastLook > SLEPT
    lastLook = Date.now()
    if (slept) void client.refetchQueries({ type: 'active', stale: true })
  }
  client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'observerAdded' || type === 'observerRemoved' || type === 'removed') update()
  })
  // Timers stand still while the machine sleeps, and hardly run in a window that nobody sees.
  setInterval(wake, LOOK_EVERY)
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tryNow: () => void fetchBehind().then(update),
  }
}
