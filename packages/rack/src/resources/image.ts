import { operations } from '@plenum/api'
import type { Image } from '@plenum/api'
import { maySeeSiloImages, permitInSilo } from '../access/permissions.ts'
import { reads } from '../http/handler.ts'
import type { Asking } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import { locateProject, permitInProject, selector } from './locate.ts'

export function imageView({ siloId: _, ...image }: Documents['image']): Image {
  return { ...image, digest: null }
}

const list = reads(operations.imageList, async (call) => {
  const { project } = call.query
  if (project === undefined) permitInSilo(call.actor, 'listImages')
  const parent = project === undefined ? call.actor.siloId : (await locateProject(call, project, 'read')).id
  return pageOf(call, (window) => call.tx.list('image', { parent, ...window }), imageView)
})

/** Throws `hidden` when the caller may not use an image: one of their silo, or of a project that they can read. */
export async function permitImage(asking: Asking, image: Documents['image'], hidden: () => Error): Promise<void> {
  if (image.projectId !== null) return permitInProject(asking, image.projectId, 'read', hidden)
  if (image.siloId !== asking.actor.siloId || !maySeeSiloImages(asking.actor)) throw hidden()
}

const view = reads(operations.imageView, async (call) => {
  const { tx, actor, query } = call
  const by = selector(call.params.image)
  const hidden = () => refuse.notFound('image', by)
  if ('id' in by && query.project !== undefined)
    throw refuse.invalidRequest('when providing image as an ID, project should not be specified')
  const parent = query.project === undefined ? actor.siloId : (await locateProject(call, query.project, 'read')).id
  const image = 'id' in by ? await tx.get('image', by.id) : await tx.find('image', parent, by.name)
  if (!image) throw hidden()
  await permitImage(call, image, hidden)
  return imageView(image)
})

export const imageHandlers = [list, view]
