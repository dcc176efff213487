import { SystemVersion } from '@plenum/api/system-update'
import { compareVersions } from '@plenum/api/semver-rules'
import { useSyncExternalStore } from 'react'

const KEY = 'plenum.releases'
/** The oldest versions give way. */
const KEPT = 50

const listeners = new Set<() => void>()
let read: { text: string | null; versions: readonly string[] } | undefined

/** Newest first; what does not read as versions is left out. */
export function versionsIn(text: string | null): string[] {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  const found = Array.isArray(stored) ? stored.flatMap((each) => SystemVersion.safeParse(each).data ?? []) : []
  return [...new Set(found)].toSorted((a, b) => compareVersions(b, a)).slice(0, KEPT)
}

/** The versions of releases that this browser has seen: there is no list of them elsewhere. */
export function knownReleases(): readonly string[] {
  const text = localStorage.getItem(KEY)
  if (read?.text !== text) read = { text, versions: versionsIn(text) }
  return read?.versions ?? []
}

function keep(versions: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(versions))
  } catch {
    // A full storage must not keep anybody from what they are doing.
  }
  for (const listener of listeners) listener()
}

export function rememberRelease(version: string): void {
  if (!knownReleases().includes(version)) keep([version, ...knownReleases()])
}

export function forgetRelease(version: string): void {
  keep(knownReleases().filter((each) => each !== version))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function useKnownReleases(): readonly string[] {
  return useSyncExternalStore(subscribe, knownReleases)
}
