import { useSyncExternalStore } from 'react'

export type ActivityState = 'running' | 'done' | 'failed' | 'cancelled'

/** One of the things that an activity is about. */
export interface ActivityItem {
  name: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  error?: string
  requestId?: string | undefined
}

/** Work that takes a while, or a call that failed: what a toast tells in passing is kept here. */
export interface Activity {
  id: number
  title: string
  state: ActivityState
  started: Date
  /** How often it happened, where it happened again. */
  times: number
  /** Percent, where it is known. */
  progress?: number | undefined
  items?: readonly ActivityItem[] | undefined
  error?: string | undefined
  requestId?: string | undefined
  cancel?: (() => void) | undefined
  retry?: (() => void) | undefined
}

export type ActivityChange = Partial<Omit<Activity, 'id' | 'started'>>

/** The oldest that ended give way to new ones. */
const KEPT = 50

let activities: readonly Activity[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Activity[]): void {
  activities = next
  for (const listener of listeners) listener()
}

function trimmed(list: readonly Activity[]): readonly Activity[] {
  const ended = list.filter(({ state }) => state !== 'running')
  const dropped = new Set(ended.slice(KEPT))
  return list.filter((activity) => !dropped.has(activity))
}

/** Adds an activity, newest first. */
export function startActivity(activity: { title: string } & ActivityChange) {
  const id = nextId
  nextId += 1
  set(trimmed([{ state: 'running', times: 1, ...activity, id, started: new Date() }, ...activities]))
  const change = (changes: ActivityChange) =>
    set(activities.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  return { id, change }
}

/** A call that failed. The same failure again is counted, not listed anew: a page that polls would fill the list. */
export function recordFailure(title: string, error: string, requestId: string | undefined): void {
  const same = activities.find((each) => each.state === 'failed' && each.title === title && each.error === error)
  if (!same) {
    startActivity({ title, state: 'failed', error, requestId })
    return
  }
  const again = { ...same, requestId, times: same.times + 1, started: new Date() }
  set([again, ...activities.filter((each) => each !== same)])
}

/** Takes away what ended. */
export function clearEnded(): void {
  set(activities.filter(({ state }) => state === 'running'))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readActivities(): readonly Activity[] {
  return activities
}

/** Running and recent work, newest first. */
export function useActivities(): readonly Activity[] {
  return useSyncExternalStore(subscribe, readActivities)
}
