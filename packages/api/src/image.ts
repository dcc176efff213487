import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { ByteCount, Id, identity, NameOrId } from './scalars.ts'

export const Digest = z
  .discriminatedUnion('type', [z.object({ type: z.literal('sha256'), value: z.string() })])
  .meta({ id: 'Digest' })

export const Image = z
  .object({
    ...identity,
    /** Absent or null for an image that the whole silo shares. */
    projectId: Id.nullish(),
    os: z.string(),
    version: z.string(),
    digest: Digest.nullish(),
    blockSize: ByteCount,
    size: ByteCount,
  })
  .meta({ id: 'Image' })
export type Image = z.infer<typeof Image>

const imageList = operation({
  id: 'imageList',
  method: 'GET',
  path: '/v1/images',
  tag: 'images',
  summary: 'List the images of a project or, without one, those that the silo shares',
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  response: pageOf(Image),
  status: 200,
})

const imageView = operation({
  id: 'imageView',
  method: 'GET',
  path: '/v1/images/{image}',
  tag: 'images',
  summary: 'View an image; a bare name means one that the silo shares',
  params: z.object({ image: NameOrId }),
  query: z.object(projectSelector),
  response: Image,
  status: 200,
})

export const imageOperations = {
  imageList,
  imageView,
} as const
