import { whyNotDisk } from '@plenum/api/disk-rules'
import type { Disk } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

/** The page of a disk: which one, as its URL says. */
export interface DiskParams {
  project: string
  disk: string
}

export function diskQuery({ project, disk }: DiskParams) {
  return query('diskView', { params: { disk }, query: { project } })
}

export function disksOf(project: string): ListSource<Disk> {
  return { page: (page) => query('diskList', { query: { project, ...page } }) }
}

/** Every disk of a project, to choose from. */
export function allDisks(project: string) {
  return wholeList(disksOf(project))
}

/** Whether an instance could have it. */
export function isAttachable({ state }: Disk): boolean {
  return whyNotDisk('attach', state.state) === undefined
}

/** Whether a snapshot can be taken of it. */
export function canBeSnapshotted({ state }: Disk): boolean {
  return whyNotDisk('snapshot', state.state) === undefined
}
