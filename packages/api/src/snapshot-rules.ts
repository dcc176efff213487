export const snapshotStates = ['creating', 'ready', 'faulted', 'destroyed'] as const
export type SnapshotStateName = (typeof snapshotStates)[number]

/** The states in which an action is offered. */
export const snapshotActions = {
  delete: { from: ['ready', 'faulted'], means: 'be deleted' },
  createDisk: { from: ['ready'], means: 'be made into disks' },
  createImage: { from: ['ready'], means: 'be made into images' },
} as const satisfies Record<string, { from: readonly SnapshotStateName[]; means: string }>
export type SnapshotAction = keyof typeof snapshotActions

/** Why `action` is not offered for a snapshot in `state`; `undefined` when it is. */
export function whyNotSnapshot(action: SnapshotAction, state: SnapshotStateName): string | undefined {
  const { from, means }: { from: readonly SnapshotStateName[]; means: string } = snapshotActions[action]
  return from.includes(state) ? undefined : `Only snapshots that are ${from.join(' or ')} can ${means}`
}
