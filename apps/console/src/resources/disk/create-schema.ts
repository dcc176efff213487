import { GiB } from '@plenum/api/bytes'
import { Description, Name } from '@plenum/api/scalars'
import type { DiskCreate, DiskSource, Image } from '@plenum/api'
import { z } from 'zod'
import { numberInput } from '../../form/number-input.ts'
import { whyNotDiskGiB } from './size.ts'

const fields = z.object({
  name: Name,
  description: Description,
  source: z.enum(['blank', 'image']),
  blockSize: z.enum(['512', '2048', '4096']),
  image: z.string(),
  sizeGiB: numberInput,
})
export type DiskValues = z.infer<typeof fields>

export const initialDisk: DiskValues = {
  name: '',
  description: '',
  source: 'blank',
  blockSize: '4096',
  image: '',
  sizeGiB: 10,
}

const blockSizes = { '512': 512, '2048': 2048, '4096': 4096 } as const

/** The image that counts: none while the disk is to be blank. */
export function diskImage({ source, image }: Pick<DiskValues, 'source' | 'image'>, images: readonly Image[]) {
  return source === 'image' ? images.find(({ id }) => id === image) : undefined
}

/** The rules of `DiskCreate`, over the fields of the form. */
export function diskSchema(images: readonly Image[]) {
  return fields.superRefine((values, ctx) => {
    const image = diskImage(values, images)
    if (values.source === 'image' && !image) ctx.addIssue({ code: 'custom', path: ['image'], message: 'required' })
    const whyNot = whyNotDiskGiB(values.sizeGiB, image && { bytes: image.size, kind: 'image' })
    if (whyNot !== undefined) ctx.addIssue({ code: 'custom', path: ['sizeGiB'], message: whyNot })
  })
}

/** What the control plane is asked for; the values have passed the schema. */
export function diskBody(values: DiskValues): DiskCreate {
  const { name, description, source, image, blockSize, sizeGiB } = values
  const diskSource: DiskSource =
    source === 'image' ? { type: 'image', imageId: image } : { type: 'blank', blockSize: blockSizes[blockSize] }
  return { name, description, size: sizeGiB * GiB, diskSource }
}
