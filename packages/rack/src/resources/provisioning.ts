import { isHalted, whyNotProvision } from '@plenum/api'
import type { InstanceState, VirtualResourceCounts } from '@plenum/api'
import { refuse } from '../http/refusal.ts'
import { endSteps, recordStep } from '../metrics/history/provisioning-step.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import { listAll } from '../store/list-all.ts'
import type { Reader, Transaction } from '../store/store.ts'
import { mustGet } from './locate.ts'

/**
 * What is set aside for projects, silos and the fleet: vCPUs and memory of instances that have a VM, the size of all
 * disks and snapshots. Counted along with what it counts, in the same transactions, and with it how it came about.
 */

const NOTHING: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }

function plus(counts: VirtualResourceCounts, more: Partial<VirtualResourceCounts>): VirtualResourceCounts {
  return {
    cpus: counts.cpus + (more.cpus ?? 0),
    memory: counts.memory + (more.memory ?? 0),
    storage: counts.storage + (more.storage ?? 0),
  }
}

/** What a silo may have; one without quotas may have nothing. */
export async function quotasOf(tx: Reader, siloId: string): Promise<VirtualResourceCounts> {
  const { cpus, memory, storage } = (await tx.get('siloQuotas', siloId)) ?? NOTHING
  return { cpus, memory, storage }
}

/** What the fleet, a silo or a project has. */
export async function provisionedBy(tx: Reader, collectionId: string): Promise<VirtualResourceCounts> {
  const { cpus, memory, storage } = (await tx.get('provisioning', collectionId)) ?? NOTHING
  return { cpus, memory, storage }
}

async function add(
  tx: Transaction,
  id: string,
  known: Documents['provisioning'] | undefined,
  more: Partial<VirtualResourceCounts>,
  now: Date,
): Promise<void> {
  const after = await recordStep(tx, known, { id, ...plus(known ?? NOTHING, more) }, now)
  await (known ? tx.update('provisioning', after) : tx.insert('provisioning', after))
}

/** Sets more aside for a project, or less where negative. Throws when that is more than the silo's quotas allow. */
export async function provision(
  tx: Transaction,
  projectId: string,
  more: Partial<VirtualResourceCounts>,
  now: Date,
): Promise<void> {
  const { siloId } = await mustGet(tx, 'project', projectId)
  const collections = [siloId, projectId, FLEET_ID]
  const [quotas, ...known] = await Promise.all([
    quotasOf(tx, siloId),
    ...collections.map((id) => tx.get('provisioning', id)),
  ])
  const reason = whyNotProvision(quotas, known[0] ?? NOTHING, more)
  if (reason) throw refuse.noCapacity(reason)
  await Promise.all(collections.map((id, number) => add(tx, id, known[number], more, now)))
}

/** Ends the account of a project or silo, which is deleted and has nothing any more. */
export async function endProvisioning(tx: Transaction, id: string, now: Date): Promise<void> {
  const known = await tx.get('provisioning', id)
  if (!known) return
  await endSteps(tx, known, now)
  await tx.delete('provisioning', id)
}

/** Accounts for an instance that goes over to another state: what it takes counts for as long as it has a VM. */
export async function provisionVm(
  tx: Transaction,
  instance: Documents['instance'],
  next: InstanceState,
  now: Date,
): Promise<void> {
  const sign = Number(!isHalted(next)) - Number(!isHalted(instance.runState))
  if (sign === 0) return
  await provision(tx, instance.projectId, { cpus: sign * instance.ncpus, memory: sign * instance.memory }, now)
}

/** What a project has, counted afresh, to hold the running count against. */
export async function countProvisioned(tx: Reader, projectId: string): Promise<VirtualResourceCounts> {
  const all = { parent: projectId }
  let counts = NOTHING
  for (const { runState, ncpus, memory } of await listAll(tx, 'instance', all))
    if (!isHalted(runState)) counts = plus(counts, { cpus: ncpus, memory })
  for (const { size } of await listAll(tx, 'disk', all)) counts = plus(counts, { storage: size })
  for (const { size } of await listAll(tx, 'snapshot', all)) counts = plus(counts, { storage: size })
  return counts
}
