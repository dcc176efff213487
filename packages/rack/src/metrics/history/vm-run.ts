import { instanceLimits, isHalted } from '@plenum/api'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader, Transaction } from '../../store/store.ts'

type Instance = Documents['instance']
type Run = Documents['vmRun']

/** Most reboots of one run that are kept, the last ones. */
const RESETS_MAX = 500

export function runId(instanceId: string, started: number): string {
  return `${instanceId} ${started}`
}

/** The run of a VM that starts. Disks and interfaces change only while there is none, so they are the same throughout. */
export async function runOf(tx: Reader, instance: Instance, siloId: string, timeStarted: Date): Promise<Run> {
  const { id: instanceId, projectId, sledId, ncpus } = instance
  if (sledId === null) throw new Error(`invariant: instance ${instanceId} starts on no sled`)
  const where = { index: 'instanceId', equals: instanceId } as const
  const disks = await tx.list('disk', { where, limit: instanceLimits.disks })
  const interfaces = await tx.list('networkInterface', { parent: instanceId, limit: instanceLimits.nics })
  return {
    id: runId(instanceId, timeStarted.getTime()),
    instanceId,
    projectId,
    siloId,
    sledId,
    ncpus,
    disks: disks.map(({ id, blockSize }) => ({ id, blockSize })),
    interfaceIds: interfaces.map(({ id }) => id),
    timeStarted,
    timeEnded: null,
    resets: [],
  }
}

/** The later of two times: what happens to a VM is in order, also when the clock was put back meanwhile. */
function later(a: Date, b: Date | null): Date {
  return b && b > a ? b : a
}

async function latestRun(tx: Reader, instanceId: string): Promise<Run | undefined> {
  const [run] = await tx.list('vmRun', { parent: instanceId, order: 'name_descending', limit: 1 })
  return run
}

async function begin(tx: Transaction, instance: Instance, now: Date): Promise<void> {
  const project = await tx.get('project', instance.projectId)
  if (!project) throw new Error(`invariant: instance ${instance.id} is in no project`)
  const before = await latestRun(tx, instance.id)
  const run = await runOf(tx, instance, project.siloId, later(now, before?.timeEnded ?? null))
  // One that was stopped in the moment in which it started may start again in the same.
  await ((await tx.get('vmRun', run.id)) ? tx.update('vmRun', run) : tx.insert('vmRun', run))
}

async function lastRun(tx: Reader, instanceId: string): Promise<Run> {
  const run = await latestRun(tx, instanceId)
  if (!run) throw new Error(`invariant: instance ${instanceId} has a VM that nobody saw start`)
  return run
}

/** Writes down when VMs begin, are rebooted and end. */
export async function followRun(tx: Transaction, before: Instance, after: Instance, now: Date): Promise<void> {
  const hadVm = !isHalted(before.runState)
  const hasVm = !isHalted(after.runState)
  const isReset = after.runState === 'rebooting' && before.runState !== 'rebooting'
  if (!hadVm && hasVm) await begin(tx, after, now)
  else if (hadVm && !hasVm) {
    const run = await lastRun(tx, after.id)
    await tx.update('vmRun', { ...run, timeEnded: later(now, run.timeStarted) })
  } else if (hadVm && isReset) {
    const run = await lastRun(tx, after.id)
    await tx.update('vmRun', {
      ...run,
      resets: [...run.resets, later(now, run.timeStarted).getTime()].slice(-RESETS_MAX),
    })
  }
}

/** Forgets all runs of an instance that is deleted. */
export async function removeRuns(tx: Transaction, instanceId: string): Promise<void> {
  for (const { id } of await listAll(tx, 'vmRun', { parent: instanceId })) await tx.delete('vmRun', id)
}
