import { GiB } from '@plenum/api'
import type { VirtualResourceCounts } from '@plenum/api'
import { collectedAt, stepOf } from '../metrics/history/provisioning-step.ts'
import { HISTORY_KEPT } from '../metrics/history/sweep-history.ts'
import { between, chance, seedOf } from '../metrics/source/chance.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import { listAll } from '../store/list-all.ts'
import type { Reader, Transaction } from '../store/store.ts'

/** What is set aside more from one collection on, or less where negative. */
interface Change extends VirtualResourceCounts {
  at: number
}

const DAY = 24 * 3_600_000
/** Disks for a job or a trial that are gone again, in a project that has instances. */
const PASSING_DISKS = 5

function change(time: Date, { cpus = 0, memory = 0, storage = 0 }: Partial<VirtualResourceCounts>): Change {
  return { at: collectedAt(time), cpus, memory, storage }
}

/** A while with a disk that has been deleted since. */
function passingDisk(projectId: string, index: number, now: Date): Change[] {
  const seed = seedOf(projectId)
  const began = now.getTime() - between(2, 45, seed, index, 1) * DAY
  const ended = began + between(0.1, 1.8, seed, index, 2) * DAY
  const storage = Math.ceil(chance(seed, index, 3) * 8) * 32 * GiB
  return [change(new Date(began), { storage }), change(new Date(ended), { storage: -storage })]
}

/** How a project came to what it has. */
async function changesOf(tx: Reader, { id }: Documents['project'], now: Date): Promise<Change[]> {
  const all = { parent: id }
  const instances = new Map((await listAll(tx, 'instance', all)).map((each) => [each.id, each]))
  const runs = await listAll(tx, 'vmRun', { where: { index: 'projectId', equals: id } })
  const stored = [...(await listAll(tx, 'disk', all)), ...(await listAll(tx, 'snapshot', all))]
  const passing = Array.from({ length: instances.size > 0 ? PASSING_DISKS : 0 }, (_, index) => index)
  return [
    ...stored.map(({ size, timeCreated }) => change(timeCreated, { storage: size })),
    ...runs.flatMap(({ instanceId, ncpus: cpus, timeStarted, timeEnded }) => {
      const memory = instances.get(instanceId)?.memory ?? 0
      const end = timeEnded ? [change(timeEnded, { cpus: -cpus, memory: -memory })] : []
      return [change(timeStarted, { cpus, memory }), ...end]
    }),
    ...passing.flatMap((index) => passingDisk(id, index, now)),
  ].toSorted((a, b) => a.at - b.at)
}

async function addSteps(tx: Transaction, id: string, changes: readonly Change[], now: Date): Promise<void> {
  let counts: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }
  for (const [index, { at, cpus, memory, storage }] of changes.entries()) {
    counts = { cpus: counts.cpus + cpus, memory: counts.memory + memory, storage: counts.storage + storage }
    const until = changes[index + 1]?.at ?? null
    // What is too old to be kept need not be written, and of changes at one time only what all lead to counts.
    if (until !== at && (until ?? Infinity) > now.getTime() - HISTORY_KEPT)
      await tx.insert('provisioningStep', stepOf(id, at, counts, until))
    if (until === null) await tx.insert('provisioning', { id, ...counts, lastStepAt: at })
  }
}

/** Writes down what the projects, silos and the fleet have, and how they came to it. */
export async function addProvisioning(tx: Transaction, now: Date): Promise<void> {
  const everywhere: Change[] = []
  for (const silo of await listAll(tx, 'silo', { parent: FLEET_ID })) {
    const inSilo: Change[] = []
    for (const project of await listAll(tx, 'project', { parent: silo.id })) {
      const changes = await changesOf(tx, project, now)
      await addSteps(tx, project.id, changes, now)
      inSilo.push(...changes)
    }
    await addSteps(
      tx,
      silo.id,
      inSilo.toSorted((a, b) => a.at - b.at),
      now,
    )
    everywhere.push(...inSilo)
  }
  await addSteps(
    tx,
    FLEET_ID,
    everywhere.toSorted((a, b) => a.at - b.at),
    now,
  )
}
