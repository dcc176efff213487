import { whyNotDiskFrom, whyNotSnapshot } from '@plenum/api'
import type { DiskCreate } from '@plenum/api'
import type { Asking } from '../http/handler.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import { permitImage } from './image.ts'
import { locate } from './locate.ts'

/** What of a disk its source fixes. */
type FromSource = Pick<Documents['disk'], 'blockSize' | 'imageId' | 'snapshotId' | 'settlesAs'>

function checkSize(type: 'image' | 'snapshot', source: { size: number }, body: DiskCreate): void {
  const reason = whyNotDiskFrom(type, source.size, body.size)
  if (reason) throw refuse.invalidRequest(reason)
}

async function fromImage(asking: Asking, projectId: string, id: string, body: DiskCreate): Promise<FromSource> {
  const hidden = () => refuse.notFound('image', { id })
  const image = await asking.tx.get('image', id)
  if (!image) throw hidden()
  await permitImage(asking, image, 'read', hidden)
  if (image.projectId !== null && image.projectId !== projectId)
    throw refuse.invalidRequest('image does not belong to this project')
  checkSize('image', image, body)
  return { blockSize: image.blockSize, imageId: id, snapshotId: null, settlesAs: 'detached' }
}

async function fromSnapshot(asking: Asking, projectId: string, id: string, body: DiskCreate): Promise<FromSource> {
  const snapshot = await locate(asking, 'snapshot', id, undefined, 'read')
  if (snapshot.projectId !== projectId) throw refuse.invalidRequest('snapshot does not belong to this project')
  checkSize('snapshot', snapshot, body)
  const reason = whyNotSnapshot('createDisk', snapshot.state)
  if (reason) throw refuse.invalidRequest(reason)
  return { blockSize: snapshot.blockSize, imageId: null, snapshotId: id, settlesAs: 'detached' }
}

/** Throws when there is no such source, or not for a disk of this project and size. */
export async function fromSource(asking: Asking, projectId: string, body: DiskCreate): Promise<FromSource> {
  const { diskSource: source } = body
  switch (source.type) {
    case 'blank':
      return { blockSize: source.blockSize, imageId: null, snapshotId: null, settlesAs: 'detached' }
    case 'importing_blocks':
      return { blockSize: source.blockSize, imageId: null, snapshotId: null, settlesAs: 'import_ready' }
    case 'snapshot':
      return fromSnapshot(asking, projectId, source.snapshotId, body)
    case 'image':
      return fromImage(asking, projectId, source.imageId, body)
  }
}
