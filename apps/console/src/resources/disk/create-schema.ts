import { GiB } from '@plenum/api/bytes'
import { Description, Name } from '@plenum/api/scalars'
import type { DiskCreate, DiskSource, Image, Snapshot } from '@plenum/api'
import { z } from 'zod'
import { numberInput } from '../../form/number-input.ts'
import { whyNotDiskGiB } from './size.ts'

const fields = z.object({
  name: Name,
  description: Description,
  source: z.enum(['blank', 'snapshot', 'image']),
  blockSize: z.enum(['512', '2048', '4096']),
  snapshot: z.string(),
  image: z.string(),
  sizeGiB: numberInput,
})
export type DiskValues = z.infer<typeof fields>

export const initialDisk: DiskValues = {
  name: '',
  description: '',
  source: 'blank',
  blockSize: '4096',
  snapshot: '',
  image: '',
  sizeGiB: 10,
}

const blockSizes = { '512': 512, '2048': 2048, '4096': 4096 } as const

/** What a disk can be made from. */
export interface DiskSources {
  images: readonly Image[]
  snapshots: readonly Snapshot[]
}

/** What the disk is made from, as the form stands; none while it is to be blank or nothing is chosen yet. */
export function chosenSource(
  { source, image, snapshot }: Pick<DiskValues, 'source' | 'image' | 'snapshot'>,
  { images, snapshots }: DiskSources,
): { bytes: number; kind: 'image' | 'snapshot' } | undefined {
  if (source === 'blank') return undefined
  const found = source === 'image' ? images.find(({ id }) => id === image) : snapshots.find(({ id }) => id === snapshot)
  return found && { bytes: found.size, kind: source }
}

/** The rules of `DiskCreate`, over the fields of the form. */
export function diskSchema(sources: DiskSources) {
  return fields.superRefine((values, ctx) => {
    const source = chosenSource(values, sources)
    if (values.source !== 'blank' && !source)
      ctx.addIssue({ code: 'custom', path: [values.source], message: 'required' })
    const whyNot = whyNotDiskGiB(values.sizeGiB, source)
    if (whyNot !== undefined) ctx.addIssue({ code: 'custom', path: ['sizeGiB'], message: whyNot })
  })
}

function sourceOf({ source, snapshot, image, blockSize }: DiskValues): DiskSource {
  switch (source) {
    case 'blank':
      return { type: 'blank', blockSize: blockSizes[blockSize] }
    case 'snapshot':
      return { type: 'snapshot', snapshotId: snapshot }
    case 'image':
      return { type: 'image', imageId: image }
  }
}

/** What the control plane is asked for; the values have passed the schema. */
export function diskBody(values: DiskValues): DiskCreate {
  const { name, description, sizeGiB } = values
  return { name, description, size: sizeGiB * GiB, diskSource: sourceOf(values) }
}
