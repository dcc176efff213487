import type { InstanceState } from '@plenum/api'
import type { LifecycleTiming } from '../rack.ts'
import type { Documents } from '../store/kinds.ts'
import type { Store, Transaction } from '../store/store.ts'

type Instance = Documents['instance']

/** Instances and disks that one tick moves on at most; the rest is for the next. */
const BATCH = 200

/** What a machine takes for things, about. */
export const realisticTiming: LifecycleTiming = {
  creating: 1000,
  starting: 3500,
  stopping: 2000,
  rebooting: 3000,
  diskCreating: 800,
}

/** States that end by themselves, and what follows. */
const successors: Partial<Record<InstanceState, (instance: Instance) => InstanceState>> = {
  creating: ({ intent }) => (intent === 'running' ? 'starting' : 'stopped'),
  starting: () => 'running',
  rebooting: () => 'running',
  stopping: () => 'stopped',
}

/** The instance as it is once it has entered a state, with the time when that state will end by itself. */
export function enter(instance: Instance, runState: InstanceState, now: Date, timing: LifecycleTiming): Instance {
  const lasts: Partial<Record<InstanceState, number>> = timing
  const ends = lasts[runState]
  const dueAt = ends === undefined ? null : now.getTime() + ends
  return { ...instance, runState, timeRunStateUpdated: now, dueAt }
}

async function advanceInstances(tx: Transaction, now: Date, timing: LifecycleTiming): Promise<void> {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  for (const instance of await tx.list('instance', { where, limit: BATCH })) {
    const next = successors[instance.runState]?.(instance)
    await tx.update('instance', next ? enter(instance, next, now, timing) : { ...instance, dueAt: null })
  }
}

async function advanceDisks(tx: Transaction, now: Date): Promise<void> {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  for (const disk of await tx.list('disk', { where, limit: BATCH })) {
    const state = disk.state.state === 'creating' ? { state: disk.settlesAs } : disk.state
    await tx.update('disk', { ...disk, state, dueAt: null })
  }
}

/** Moves on whatever is due. What is stored decides, so it goes on after a restart where it was. */
export async function advance(store: Store, now: Date, timing: LifecycleTiming): Promise<void> {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  const isIdle = await store.read(async (tx) => {
    const due = [...(await tx.list('instance', { where, limit: 1 })), ...(await tx.list('disk', { where, limit: 1 }))]
    return due.length === 0
  })
  if (isIdle) return
  await store.write(async (tx) => {
    await advanceInstances(tx, now, timing)
    await advanceDisks(tx, now)
  })
}
