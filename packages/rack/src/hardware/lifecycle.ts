import type { DiskState, InstanceState } from '@plenum/api'
import { raiseInstanceAlert } from '../alerts/raise.ts'
import { Refusal } from '../http/refusal.ts'
import { RESTART_RETRY, restartDueAt } from './auto-restart.ts'
import { setUpSled } from './new-sled.ts'
import { followInstance } from './serial/console.ts'
import { followRun } from '../metrics/history/vm-run.ts'
import type { LifecycleTiming } from '../rack.ts'
import { sledFor } from '../resources/affinity/placement.ts'
import { provisionVm } from '../resources/provisioning.ts'
import type { Documents } from '../store/kinds.ts'
import type { Store, Transaction } from '../store/store.ts'

type Instance = Documents['instance']
type Disk = Documents['disk']

/** Instances, disks and snapshots, of each so many, that one tick moves on at most; the rest is for the next. */
const BATCH = 200

/** What a machine takes for things, about. */
export const realisticTiming: LifecycleTiming = {
  creating: 1000,
  starting: 3500,
  stopping: 2000,
  rebooting: 3000,
  diskCreating: 800,
  snapshotCreating: 1500,
  sledSettingUp: 60_000,
  supportBundleCollecting: 2000,
  failed: 10_000,
}

/** States that end by themselves, and what follows. */
const successors: Partial<Record<InstanceState, (instance: Instance) => InstanceState>> = {
  creating: ({ intent }) => (intent === 'running' ? 'starting' : 'stopped'),
  starting: () => 'running',
  rebooting: () => 'running',
  stopping: () => 'stopped',
  failed: () => 'starting',
}

/** The instance as it is once it has entered a state, with the time when that state will end by itself. */
export function enter(instance: Instance, runState: InstanceState, now: Date, timing: LifecycleTiming): Instance {
  const lasts: Partial<Record<InstanceState, number>> = timing
  const ends = lasts[runState]
  const timed = ends === undefined ? null : now.getTime() + ends
  const dueAt = runState === 'failed' ? restartDueAt(instance, now, timing) : timed
  return { ...instance, runState, timeRunStateUpdated: now, dueAt }
}

/**
 * Moves an instance into a state. Throws when no sled, or the quotas of the silo, have room for what it takes from then on.
 */
export async function move(
  tx: Transaction,
  instance: Instance,
  runState: InstanceState,
  now: Date,
  timing: LifecycleTiming,
): Promise<Instance> {
  const sledId = await sledFor(tx, instance, runState)
  await provisionVm(tx, instance, runState, now)
  const after = { ...enter(instance, runState, now, timing), sledId }
  await tx.update('instance', after)
  await followRun(tx, instance, after, now)
  await followInstance(tx, instance, runState, now)
  if (runState === 'failed') await raiseInstanceAlert(tx, 'instance.failed', instance, now)
  return after
}

async function advanceInstance(tx: Transaction, instance: Instance, now: Date, timing: LifecycleTiming): Promise<void> {
  const next = successors[instance.runState]?.(instance)
  if (!next) return tx.update('instance', { ...instance, dueAt: null })
  const isRestart = instance.runState === 'failed'
  try {
    await move(tx, isRestart ? { ...instance, timeLastAutoRestarted: now } : instance, next, now, timing)
    if (isRestart) await raiseInstanceAlert(tx, 'instance.restarted', instance, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // There is no room to start it. One that was to start right after its creation has been created all the same.
    if (isRestart) await tx.update('instance', { ...instance, dueAt: now.getTime() + RESTART_RETRY })
    else await move(tx, instance, 'stopped', now, timing)
  }
}

async function advanceInstances(tx: Transaction, now: Date, timing: LifecycleTiming): Promise<void> {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  for (const instance of await tx.list('instance', { where, limit: BATCH }))
    await advanceInstance(tx, instance, now, timing)
}

/** What follows a disk's state once its time is over. One that stays `finalizing` was left so by a crash. */
function settled({ state, settlesAs }: Disk): DiskState {
  switch (state.state) {
    case 'creating':
      return { state: settlesAs }
    case 'maintenance':
      return { state: 'detached' }
    case 'finalizing':
      return { state: 'import_ready' }
    default:
      return state
  }
}

async function advanceDisks(tx: Transaction, now: Date): Promise<void> {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  for (const disk of await tx.list('disk', { where, limit: BATCH }))
    await tx.update('disk', { ...disk, state: settled(disk), dueAt: null })
}

async function advanceSnapshots(tx: Transaction, now: Date): Promise<void> {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  for (const snapshot of await tx.list('snapshot', { where, limit: BATCH }))
    await tx.update('snapshot', { ...snapshot, state: 'ready', dueAt: null })
}

async function advanceSleds(tx: Transaction, now: Date): Promise<void> {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  for (const found of await tx.list('uninitializedSled', { where, limit: BATCH })) await setUpSled(tx, found, now)
}

const kindsWithLifecycle = ['instance', 'disk', 'snapshot', 'uninitializedSled'] as const

/** Moves on whatever is due. What is stored decides, so it goes on after a restart where it was. */
export async function advance(store: Store, now: Date, timing: LifecycleTiming): Promise<void> {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  const due = await store.read((tx) =>
    Promise.all(
      kindsWithLifecycle.map((kind) => tx.list<(typeof kindsWithLifecycle)[number]>(kind, { where, limit: 1 })),
    ),
  )
  if (due.every((found) => found.length === 0)) return
  await store.write(async (tx) => {
    await advanceInstances(tx, now, timing)
    await advanceDisks(tx, now)
    await advanceSnapshots(tx, now)
    await advanceSleds(tx, now)
  })
}
