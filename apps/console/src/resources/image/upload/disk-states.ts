import type { DiskStateName } from '@plenum/api/disk-rules'
import type { Disk } from '@plenum/api'
import { unlessGone } from './calls.ts'
import type { Job } from './job.ts'

/** States that the temporary disk leaves by itself. */
const passing: readonly DiskStateName[] = ['creating', 'finalizing', 'maintenance']

const LOOK_EVERY = 500

/** The temporary disk by its name, when it is not known what became of the call that was to make it. */
export function findDisk({ call, names, request }: Job): Promise<Disk | undefined> {
  return unlessGone(call('diskView', { params: { disk: names.disk }, query: { project: request.project } }))
}

/** The temporary disk, once it is in a state that it stays in. */
export async function settledDisk({ call, wait }: Job, { id }: Disk, signal: AbortSignal): Promise<Disk> {
  for (;;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- looks until it has settled
    const disk = await call('diskView', { params: { disk: id } })
    if (!passing.includes(disk.state.state)) return disk
    // oxlint-disable-next-line eslint/no-await-in-loop
    await wait(LOOK_EVERY, signal)
  }
}
