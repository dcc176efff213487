import { saveFile, toast } from '@plenum/ui'
import { useSyncExternalStore } from 'react'
import type { ActivityChange, ActivityState } from '../activity/store.ts'
import { createDownload } from './download.ts'
import type { Download, DownloadPhase, DownloadRequest, DownloadState } from './download.ts'
import { createLeaveWarning } from './leave-warning.ts'
import { percentOf } from './pace.ts'
import { showAsActivity } from './show-as-activity.ts'

/** The downloads of this tab, by what they are of: they go on while one looks at other pages. */
let downloads: ReadonlyMap<string, Download> = new Map()
const listeners = new Set<() => void>()
/** What has arrived is gone with the page. */
const warn = createLeaveWarning()

function set(key: string, download: Download | undefined): void {
  const next = new Map(downloads)
  if (download) next.set(key, download)
  else next.delete(key)
  downloads = next
  warn(downloads.size > 0)
  for (const listener of listeners) listener()
}

const shownAs: Record<DownloadPhase, ActivityState> = {
  running: 'running',
  paused: 'running',
  failed: 'failed',
  cancelled: 'cancelled',
  done: 'done',
}

function activityOf(download: Download, state: DownloadState): ActivityChange {
  const { phase, failure } = state
  return {
    state: shownAs[phase],
    progress: percentOf(state.progress),
    error: failure?.message,
    requestId: failure?.requestId,
    cancel: shownAs[phase] === 'running' ? download.cancel : undefined,
    retry: failure ? download.start : undefined,
  }
}

/** Begins to fetch a file, which is saved under its name once all of it is there. */
export function beginDownload(key: string, name: string, request: Omit<DownloadRequest, 'onDone' | 'now'>): void {
  if (downloads.has(key)) return
  const download = createDownload({
    ...request,
    now: Date.now,
    onDone: (whole) => {
      saveFile(name, whole)
      toast({ tone: 'success', content: `${name} downloaded` })
    },
  })
  download.subscribe(() => {
    const { phase } = download.read()
    if (phase === 'done' || phase === 'cancelled') set(key, undefined)
  })
  showAsActivity(`Downloading ${name}`, download, (state) => activityOf(download, state))
  set(key, download)
  download.start()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The download of a thing, while there is one. */
export function useDownload(key: string): Download | undefined {
  return useSyncExternalStore(subscribe, () => downloads.get(key))
}
