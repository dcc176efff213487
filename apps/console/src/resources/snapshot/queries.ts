import { whyNotSnapshot } from '@plenum/api/snapshot-rules'
import type { Snapshot } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

/** The page of a snapshot: which one, as its URL says. */
export interface SnapshotParams {
  project: string
  snapshot: string
}

export function snapshotQuery({ project, snapshot }: SnapshotParams) {
  return query('snapshotView', { params: { snapshot }, query: { project } })
}

export function snapshotsOf(project: string): ListSource<Snapshot> {
  return { page: (page) => query('snapshotList', { query: { project, ...page } }) }
}

/** Every snapshot of a project, to choose from. */
export function allSnapshots(project: string) {
  return wholeList(snapshotsOf(project))
}

/** Whether disks and images can be made from it. */
export function isUsable({ state }: Snapshot): boolean {
  return whyNotSnapshot('createDisk', state) === undefined
}

const FAST = 1000

/** How soon a list of snapshots should be fetched again; false when all of them stay as they are. */
export function snapshotPoll(snapshots: readonly Snapshot[] | undefined): number | false {
  return snapshots?.some(({ state }) => state === 'creating') ? FAST : false
}
