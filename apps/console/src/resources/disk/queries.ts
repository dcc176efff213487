import { whyNotDisk } from '@plenum/api/disk-rules'
import type { Disk } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

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
