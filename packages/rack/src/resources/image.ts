import { operations, whyNotSnapshot } from '@plenum/api'
import type { Image } from '@plenum/api'
import { permitInSilo, permitOnSiloImage } from '../access/permissions.ts'
import type { ProjectAction } from '../access/permissions.ts'
import { reads, writes } from '../http/handler.ts'
import type { Asking } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import { claimName, newIdentity } from './identity.ts'
import { locate, locateProject, locateProjectForChild, permitInProject, selector } from './locate.ts'

type ImageDocument = Documents['image']

function imageView({ siloId: _, ...image }: ImageDocument): Image {
  return { ...image, digest: null }
}

/** Throws when the caller may not do `action` to an image, as `hidden` when they may not even look. */
export async function permitImage(
  asking: Asking,
  image: ImageDocument,
  action: ProjectAction,
  hidden: () => Error,
): Promise<void> {
  if (image.projectId !== null) return permitInProject(asking, image.projectId, action, hidden)
  if (image.siloId !== asking.actor.siloId) throw hidden()
  permitOnSiloImage(asking.actor, action, hidden)
}

/** Finds an image by id alone, by name and project, or by name alone among those that the silo shares. */
async function locateImage(
  asking: Asking,
  given: string,
  projectGiven: string | undefined,
  action: ProjectAction,
): Promise<ImageDocument> {
  const { tx, actor } = asking
  const by = selector(given)
  const hidden = () => refuse.notFound('image', by)
  if ('id' in by && projectGiven !== undefined)
    throw refuse.invalidRequest('when providing image as an ID, project should not be specified')
  const parent = projectGiven === undefined ? actor.siloId : (await locateProject(asking, projectGiven, 'read')).id
  const image = 'id' in by ? await tx.get('image', by.id) : await tx.find('image', parent, by.name)
  if (!image) throw hidden()
  await permitImage(asking, image, action, hidden)
  return image
}

/** What messages call an image. */
function typeOf(image: ImageDocument): string {
  return image.projectId === null ? 'silo-image' : 'project-image'
}

const list = reads(operations.imageList, async (call) => {
  const { project } = call.query
  if (project === undefined) permitInSilo(call.actor, 'listImages')
  const parent = project === undefined ? call.actor.siloId : (await locateProject(call, project, 'read')).id
  return pageOf(call, (window) => call.tx.list('image', { parent, ...window }), imageView)
})

/** The project that a new image is for; null for the whole silo. */
async function projectForNew(asking: Asking, given: string | undefined): Promise<string | null> {
  if (given !== undefined) return (await locateProjectForChild(asking, given)).id
  permitInSilo(asking.actor, 'createImage')
  return null
}

const create = writes(operations.imageCreate, async (call) => {
  const { tx, actor, body } = call
  const projectId = await projectForNew(call, call.query.project)
  const snapshot = await locate(call, 'snapshot', body.source.id, undefined, 'read')
  if (projectId !== null && snapshot.projectId !== projectId)
    throw refuse.invalidRequest('snapshot does not belong to this project')
  const reason = whyNotSnapshot('createImage', snapshot.state)
  if (reason) throw refuse.invalidRequest(reason)
  const { size, blockSize } = snapshot
  const { os, version } = body
  const image = { ...newIdentity(call.now, body), siloId: actor.siloId, projectId, os, version, size, blockSize }
  await claimName(typeOf(image), image.name, tx.insert('image', image))
  return imageView(image)
})

const view = reads(operations.imageView, async (call) =>
  imageView(await locateImage(call, call.params.image, call.query.project, 'read')),
)

const remove = writes(operations.imageDelete, async (call) => {
  const image = await locateImage(call, call.params.image, call.query.project, 'modify')
  await call.tx.delete('image', image.id)
  return undefined
})

const promote = writes(operations.imagePromote, async (call) => {
  const image = await locateImage(call, call.params.image, call.query.project, 'modify')
  permitInSilo(call.actor, 'createImage')
  if (image.projectId === null) throw refuse.invalidRequest('Cannot promote a silo image')
  const shared = { ...image, projectId: null, timeModified: call.now }
  await claimName(typeOf(shared), shared.name, call.tx.update('image', shared))
  return imageView(shared)
})

/** The project is where the image goes, so it says nothing of where the image is. */
const demote = writes(operations.imageDemote, async (call) => {
  const image = await locateImage(call, call.params.image, undefined, 'modify')
  const project = await locateProjectForChild(call, call.query.project)
  if (image.projectId !== null) throw refuse.invalidRequest('Cannot demote a project image')
  const moved = { ...image, projectId: project.id, timeModified: call.now }
  await claimName(typeOf(moved), moved.name, call.tx.update('image', moved))
  return imageView(moved)
})

export const imageHandlers = [list, create, view, remove, promote, demote]
