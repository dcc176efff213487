import { operations, whyNotDisk, whyNotDiskBlocks, whyNotDiskSize } from '@plenum/api'
import type { Disk, DiskCreate } from '@plenum/api'
import { acts, reads, transact, writes } from '../http/handler.ts'
import type { Asking } from '../http/handler.ts'
import { perDocument } from '../http/json-text.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { fromSource } from './disk-source.ts'
import { claimName, newIdentity } from './identity.ts'
import { locate, locateProject, locateProjectForChild } from './locate.ts'
import { provision } from './provisioning.ts'

export const diskView = perDocument((disk: Documents['disk']): Disk => {
  const { settlesAs: _, slot: __, imported: ___, dueAt: ____, ...view } = disk
  return { ...view, devicePath: `/mnt/${disk.name}` }
})

/** A new disk document in `creating`, checked but not stored. */
export async function newDisk(
  asking: Asking,
  project: Documents['project'],
  body: DiskCreate,
  now: Date,
): Promise<Documents['disk']> {
  const source = await fromSource(asking, project.id, body)
  const inBlocks = whyNotDiskBlocks(body.size, source.blockSize)
  if (inBlocks) throw refuse.invalidValue('size and block_size', inBlocks)
  const reason = whyNotDiskSize(body.size)
  if (reason) throw refuse.invalidValue('size', reason)
  return {
    ...newIdentity(now, body),
    projectId: project.id,
    size: body.size,
    ...source,
    state: { state: 'creating' },
    slot: null,
    imported: null,
    dueAt: null,
  }
}

/** Stores a disk that is new. Throws when its name is taken or the silo may not have so much. */
export async function insertDisk(tx: Transaction, disk: Documents['disk']): Promise<void> {
  await claimName('disk', disk.name, tx.insert('disk', disk))
  await provision(tx, disk.projectId, { storage: disk.size }, disk.timeCreated)
}

const list = reads(operations.diskList, async (call) => {
  const project = await locateProject(call, call.query.project ?? '', 'read')
  return pageOf(call, (window) => call.tx.list('disk', { parent: project.id, ...window }), diskView)
})

const create = writes(operations.diskCreate, async (call) => {
  const project = await locateProjectForChild(call, call.query.project)
  const dueAt = call.now.getTime() + call.parts.timing.diskCreating
  const disk = { ...(await newDisk(call, project, call.body, call.now)), dueAt }
  await insertDisk(call.tx, disk)
  return diskView(disk)
})

const view = reads(operations.diskView, async (call) =>
  diskView(await locate(call, 'disk', call.params.disk, call.query.project, 'read')),
)

const remove = acts(operations.diskDelete, async (call) => {
  const { id } = await transact(call, async ({ tx, ...call }) => {
    const disk = await locate({ ...call, tx }, 'disk', call.params.disk, call.query.project, 'modify')
    if (whyNotDisk('delete', disk.state.state))
      throw refuse.invalidRequest(`disk cannot be deleted in state "${disk.state.state}"`)
    await tx.delete('disk', disk.id)
    await provision(tx, disk.projectId, { storage: -disk.size }, call.now)
    return disk
  })
  await call.parts.contents.delete(id)
  return undefined
})

export const diskHandlers = [list, create, view, remove]
