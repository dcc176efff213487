import { operations, parseUuid, whyNotDisk, whyNotSnapshot } from '@plenum/api'
import type { Snapshot } from '@plenum/api'
import { reads, writes } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { claimName, newIdentity } from './identity.ts'
import { locate, locateProject, locateProjectForChild } from './locate.ts'
import { provision } from './provisioning.ts'

function snapshotView({ blockSize: _, dueAt: __, ...snapshot }: Documents['snapshot']): Snapshot {
  return snapshot
}

/** A snapshot of a disk in `creating`, not stored. */
export function newSnapshot(
  disk: Documents['disk'],
  given: { name: string; description: string },
  now: Date,
): Documents['snapshot'] {
  return {
    ...newIdentity(now, given),
    projectId: disk.projectId,
    diskId: disk.id,
    state: 'creating',
    size: disk.size,
    blockSize: disk.blockSize,
    dueAt: null,
  }
}

/** Stores a snapshot that is new. Throws when its name is taken or the silo may not have so much. */
export async function insertSnapshot(tx: Transaction, snapshot: Documents['snapshot']): Promise<void> {
  await claimName('snapshot', snapshot.name, tx.insert('snapshot', snapshot))
  await provision(tx, snapshot.projectId, { storage: snapshot.size }, snapshot.timeCreated)
}

const list = reads(operations.snapshotList, async (call) => {
  const project = await locateProject(call, call.query.project ?? '', 'read')
  return pageOf(call, (window) => call.tx.list('snapshot', { parent: project.id, ...window }), snapshotView)
})

const create = writes(operations.snapshotCreate, async (call) => {
  const { tx, body, now } = call
  const project = await locateProjectForChild(call, call.query.project)
  const isId = parseUuid(body.disk) !== undefined
  const disk = await locate(call, 'disk', body.disk, isId ? undefined : project.id, 'read')
  if (disk.projectId !== project.id)
    throw refuse.invalidRequest("can't create a snapshot of a disk in a different project")
  const reason = whyNotDisk('snapshot', disk.state.state)
  if (reason) throw refuse.invalidRequest(reason)
  const dueAt = now.getTime() + call.parts.timing.snapshotCreating
  const snapshot = { ...newSnapshot(disk, body, now), dueAt }
  await insertSnapshot(tx, snapshot)
  // A disk in use is read through its instance; one that is free must not come into use meanwhile.
  if (disk.state.state === 'detached')
    await tx.update('disk', { ...disk, state: { state: 'maintenance' }, timeModified: now, dueAt })
  return snapshotView(snapshot)
})

const view = reads(operations.snapshotView, async (call) =>
  snapshotView(await locate(call, 'snapshot', call.params.snapshot, call.query.project, 'read')),
)

const remove = writes(operations.snapshotDelete, async (call) => {
  const snapshot = await locate(call, 'snapshot', call.params.snapshot, call.query.project, 'modify')
  if (whyNotSnapshot('delete', snapshot.state))
    throw refuse.invalidRequest(`snapshot cannot be deleted in state ${snapshot.state}`)
  await call.tx.delete('snapshot', snapshot.id)
  await provision(call.tx, snapshot.projectId, { storage: -snapshot.size }, call.now)
  return undefined
})

export const snapshotHandlers = [list, create, view, remove]
