import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { ByteCount, Id, identity, identityCreate, NameOrId } from './scalars.ts'

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

export const ImageSource = z
  .discriminatedUnion('type', [z.object({ type: z.literal('snapshot'), id: Id })])
  .meta({ id: 'ImageSource' })
export type ImageSource = z.infer<typeof ImageSource>

/** Size and block size are those of the source. */
export const ImageCreate = z
  .object({
    ...identityCreate,
    /** Free text: the family, such as `debian`. */
    os: z.string(),
    /** Free text, in the terms of that system. */
    version: z.string(),
    source: ImageSource,
  })
  .meta({ id: 'ImageCreate' })
export type ImageCreate = z.input<typeof ImageCreate>

const tag = 'images'
const params = z.object({ image: NameOrId })
const query = z.object(projectSelector)

const imageList = operation({
  id: 'imageList',
  method: 'GET',
  path: '/v1/images',
  tag,
  summary: 'List the images of a project or, without one, those that the silo shares',
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  response: pageOf(Image),
  status: 200,
})

const imageCreate = operation({
  id: 'imageCreate',
  method: 'POST',
  path: '/v1/images',
  tag,
  summary: 'Create an image in a project or, without one, for the whole silo',
  query,
  body: ImageCreate,
  response: Image,
  status: 201,
})

const imageView = operation({
  id: 'imageView',
  method: 'GET',
  path: '/v1/images/{image}',
  tag,
  summary: 'View an image; a bare name means one that the silo shares',
  params,
  query,
  response: Image,
  status: 200,
})

const imageDelete = operation({
  id: 'imageDelete',
  method: 'DELETE',
  path: '/v1/images/{image}',
  tag,
  summary: 'Delete an image; disks that were made from it are kept',
  params,
  query,
  status: 204,
})

const imagePromote = operation({
  id: 'imagePromote',
  method: 'POST',
  path: '/v1/images/{image}/promote',
  tag,
  summary: "Share a project's image with the whole silo",
  params,
  query,
  response: Image,
  status: 202,
})

const imageDemote = operation({
  id: 'imageDemote',
  method: 'POST',
  path: '/v1/images/{image}/demote',
  tag,
  summary: 'Move an image that the silo shares into one project',
  params,
  query: z.object({ project: NameOrId }),
  response: Image,
  status: 202,
})

export const imageOperations = {
  imageList,
  imageCreate,
  imageView,
  imageDelete,
  imagePromote,
  imageDemote,
} as const
