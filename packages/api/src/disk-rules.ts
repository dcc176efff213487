import { GiB } from './bytes.ts'

/** Bound to an instance, which the state then names. */
export const boundDiskStates = ['attaching', 'attached', 'detaching'] as const
export const freeDiskStates = [
  'creating',
  'detached',
  'import_ready',
  'importing_from_url',
  'importing_from_bulk_writes',
  'finalizing',
  'maintenance',
  'destroyed',
  'faulted',
] as const
export type DiskStateName = (typeof boundDiskStates)[number] | (typeof freeDiskStates)[number]

/** The states in which an action is offered (specification, section 4). */
export const diskActions = {
  delete: { from: ['detached', 'faulted'], means: 'be deleted' },
  snapshot: { from: ['attached', 'detached'], means: 'be snapshotted' },
  attach: { from: ['creating', 'detached'], means: 'be attached' },
  detach: { from: ['attached'], means: 'be detached' },
  setAsBootDisk: { from: ['attached'], means: 'be booted from' },
} as const satisfies Record<string, { from: readonly DiskStateName[]; means: string }>
export type DiskAction = keyof typeof diskActions

/** Why `action` is not offered for a disk in `state`; `undefined` when it is. */
export function whyNotDisk(action: DiskAction, state: DiskStateName): string | undefined {
  const { from, means }: { from: readonly DiskStateName[]; means: string } = diskActions[action]
  return from.includes(state) ? undefined : `Only disks that are ${from.join(' or ')} can ${means}`
}

export const diskLimits = { sizeMin: GiB, sizeMax: 1023 * GiB } as const

/** Why a disk cannot have that size (bytes); `undefined` when it can. */
export function whyNotDiskSize(bytes: number): string | undefined {
  if (bytes < diskLimits.sizeMin) return 'total size must be at least 1 GiB'
  if (bytes % GiB !== 0) return 'total size must be a multiple of 1 GiB'
  if (bytes > diskLimits.sizeMax) return 'total size must be less than 1023 GiB'
  return undefined
}

/** Why a disk cannot have that size in blocks of that size (bytes); `undefined` when it can. */
export function whyNotDiskBlocks(bytes: number, blockSize: number): string | undefined {
  return bytes % blockSize === 0 ? undefined : `total size must be a multiple of block size ${blockSize}`
}

/** Why a disk of that size (bytes) cannot hold what it is made from; `undefined` when it can. */
export function whyNotDiskFrom(source: 'image' | 'snapshot', sourceSize: number, bytes: number): string | undefined {
  return bytes >= sourceSize
    ? undefined
    : `disk size ${bytes} must be greater than or equal to ${source} size ${sourceSize}`
}
