import type { DiskStateName } from '@plenum/api/disk-rules'
import type { Disk } from '@plenum/api'

/** States that a disk leaves by itself. */
const moving: readonly DiskStateName[] = ['creating', 'attaching', 'detaching', 'finalizing']

const FAST = 1000
/** A snapshot of it is being taken, which may be over soon; or somebody works on it, which takes days. */
const SLOW = 5000

export function isDiskMoving(state: DiskStateName): boolean {
  return moving.includes(state)
}

/** How soon a list of disks should be fetched again; false when all of them stay as they are. */
export function diskPoll(disks: readonly Disk[] | undefined): number | false {
  if (disks?.some(({ state }) => isDiskMoving(state.state))) return FAST
  return disks?.some(({ state }) => state.state === 'maintenance') ? SLOW : false
}
