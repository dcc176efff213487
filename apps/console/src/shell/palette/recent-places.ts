import type { PlacedCrumb } from '../crumbs.ts'

export interface RecentPlace {
  path: string
  label: string
  /** What it is in: the project of an instance. */
  detail: string
}

function names(crumbs: readonly PlacedCrumb[]): string {
  return crumbs.map(({ label }) => label).join(' / ')
}

/** A page as one would look for it: `storefront / Disks`, `web-01 / Storage` in `storefront / Instances`. */
export function placeOf(bar: readonly PlacedCrumb[]): RecentPlace | undefined {
  const last = bar.at(-1)
  return last && { path: last.to, label: names(bar.slice(-2)), detail: names(bar.slice(1, -2)) }
}

const LIMIT = 10

const keyOf = (userId: string) => `plenum-recent-${userId}`

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== 'object' || value === null) return false
  const place: Partial<Record<keyof RecentPlace, unknown>> = value
  return typeof place.path === 'string' && typeof place.label === 'string' && typeof place.detail === 'string'
}

/** Where somebody was, the last first. */
export function recentPlaces(userId: string): RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    // Written by something else.
    return []
  }
}

function keep(userId: string, places: readonly RecentPlace[]): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(places.slice(0, LIMIT)))
}

export function rememberPlace(userId: string, place: RecentPlace): void {
  keep(userId, [place, ...recentPlaces(userId).filter(({ path }) => path !== place.path)])
}

/** For what turned out not to be there any more. */
export function forgetPlace(userId: string, path: string): void {
  keep(
    userId,
    recentPlaces(userId).filter((place) => place.path !== path),
  )
}
