import { useSyncExternalStore } from 'react'

/** Something that goes on by itself, and can be looked at. */
export interface Job<State> {
  read: () => State
  subscribe: (listener: () => void) => () => void
}

/** The one job of its kind that this tab has at a time: it goes on while one looks at other pages. */
export function createSlot<State, Kind extends Job<State>>() {
  let current: Kind | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set: (job: Kind | undefined): void => {
      current = job
      for (const listener of listeners) listener()
    },
    useCurrent: (): Kind | undefined => useSyncExternalStore(subscribe, () => current),
  }
}

export function useJobState<State>(job: Job<State>): State {
  return useSyncExternalStore(job.subscribe, job.read)
}
