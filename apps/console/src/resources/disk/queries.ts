import { whyNotDisk } from '@plenum/api/disk-rules'
import type { Disk } from '@plenum/api'
import { ALL } from '../../api/pages.ts'
import { query } from '../../api/query.ts'

/** Every disk of a project, to choose from. */
export function allDisks(project: string) {
  return query('diskList', { query: { project, limit: ALL } })
}

/** Whether an instance could have it. */
export function isAttachable({ state }: Disk): boolean {
  return whyNotDisk('attach', state.state) === undefined
}
