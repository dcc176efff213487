import { operations, whyNotDisk, whyNotDiskSize } from '@plenum/api'
import type { Disk, DiskCreate } from '@plenum/api'
import { reads, writes } from '../http/handler.ts'
import type { Asking } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import { claimName, newIdentity } from './identity.ts'
import { permitImage } from './image.ts'
import { locate, locateProject, locateProjectForChild } from './locate.ts'

export function diskView(disk: Documents['disk']): Disk {
  const { settlesAs: _, slot: __, dueAt: ___, ...view } = disk
  return { ...view, devicePath: `/mnt/${disk.name}` }
}

/** What a disk's source fixes. Throws when there is no such source, or not for this project. */
async function fromSource(asking: Asking, project: Documents['project'], body: DiskCreate) {
  const source = body.diskSource
  switch (source.type) {
    case 'blank':
      return { blockSize: source.blockSize, imageId: null, snapshotId: null, settlesAs: 'detached' } as const
    case 'importing_blocks':
      return { blockSize: source.blockSize, imageId: null, snapshotId: null, settlesAs: 'import_ready' } as const
    case 'snapshot':
      // The control plane keeps no snapshots yet, so none can be meant.
      throw refuse.notFound('snapshot', { id: source.snapshotId })
    case 'image': {
      const hidden = () => refuse.notFound('image', { id: source.imageId })
      const image = await asking.tx.get('image', source.imageId)
      if (!image) throw hidden()
      await permitImage(asking, image, hidden)
      if (image.projectId !== null && image.projectId !== project.id)
        throw refuse.invalidRequest('image does not belong to this project')
      if (body.size < image.size)
        throw refuse.invalidRequest(`disk size ${body.size} must be greater than or equal to image size ${image.size}`)
      return { blockSize: image.blockSize, imageId: image.id, snapshotId: null, settlesAs: 'detached' } as const
    }
  }
}

/** A new disk document in `creating`, checked but not stored. */
export async function newDisk(
  asking: Asking,
  project: Documents['project'],
  body: DiskCreate,
  now: Date,
): Promise<Documents['disk']> {
  const source = await fromSource(asking, project, body)
  if (body.size % source.blockSize !== 0)
    throw refuse.invalidValue('size and block_size', `total size must be a multiple of block size ${source.blockSize}`)
  const reason = whyNotDiskSize(body.size)
  if (reason) throw refuse.invalidValue('size', reason)
  return {
    ...newIdentity(now, body),
    projectId: project.id,
    size: body.size,
    ...source,
    state: { state: 'creating' },
    slot: null,
    dueAt: null,
  }
}

const list = reads(operations.diskList, async (call) => {
  const project = await locateProject(call, call.query.project ?? '', 'read')
  return pageOf(call, (window) => call.tx.list('disk', { parent: project.id, ...window }), diskView)
})

const create = writes(operations.diskCreate, async (call) => {
  const project = await locateProjectForChild(call, call.query.project)
  const dueAt = call.now.getTime() + call.parts.timing.diskCreating
  const disk = { ...(await newDisk(call, project, call.body, call.now)), dueAt }
  await claimName('disk', disk.name, call.tx.insert('disk', disk))
  return diskView(disk)
})

const view = reads(operations.diskView, async (call) =>
  diskView(await locate(call, 'disk', call.params.disk, call.query.project, 'read')),
)

const remove = writes(operations.diskDelete, async (call) => {
  const disk = await locate(call, 'disk', call.params.disk, call.query.project, 'modify')
  if (whyNotDisk('delete', disk.state.state))
    throw refuse.invalidRequest(`disk cannot be deleted in state "${disk.state.state}"`)
  await call.tx.delete('disk', disk.id)
  return undefined
})

export const diskHandlers = [list, create, view, remove]
