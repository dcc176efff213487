import { Description, Name } from '@plenum/api/scalars'
import type { Disk, Image } from '@plenum/api'
import { z } from 'zod'
import { numberInput } from '../../../form/number-input.ts'
import { defaultDiskGiB } from '../../disk/size.ts'
import type { Size } from '../size.ts'
import { presetSize } from './presets.ts'

/** What the form offers for the boot disk. */
export interface Choices {
  siloImages: readonly Image[]
  projectImages: readonly Image[]
  /** That an instance could have. */
  freeDisks: readonly Disk[]
  diskNames: ReadonlySet<string>
}

const sources = ['silo', 'project', 'disk'] as const
export type BootSource = (typeof sources)[number]

/** The fields as they are on screen: also those of the tabs that are not in front, which do not count. */
export const instanceFields = z.object({
  name: Name,
  description: Description,
  start: z.boolean(),
  family: z.enum(['general', 'cpu', 'memory', 'custom']),
  preset: z.string(),
  ncpus: numberInput,
  memoryGiB: numberInput,
  bootFrom: z.enum(sources),
  siloImage: z.string(),
  projectImage: z.string(),
  disk: z.string(),
  diskSizeGiB: numberInput,
  diskName: z.string(),
  network: z.enum(['default', 'none']),
  hostname: z.string(),
})
export type InstanceValues = z.infer<typeof instanceFields>

export function initialValues({ siloImages, projectImages, freeDisks }: Choices): InstanceValues {
  const [firstImage] = [...siloImages, ...projectImages]
  const available = { silo: siloImages.length > 0, project: projectImages.length > 0, disk: freeDisks.length > 0 }
  return {
    name: '',
    description: '',
    start: true,
    family: 'general',
    preset: '2/8',
    ncpus: 2,
    memoryGiB: 8,
    bootFrom: sources.find((source) => available[source]) ?? 'silo',
    siloImage: '',
    projectImage: '',
    disk: '',
    diskSizeGiB: defaultDiskGiB(firstImage?.size ?? 0),
    diskName: '',
    network: 'default',
    hostname: '',
  }
}

/** vCPUs and memory that the machine will have. */
export function sizeOf({
  family,
  preset,
  ncpus,
  memoryGiB,
}: Pick<InstanceValues, 'family' | 'preset' | keyof Size>): Size {
  return (family === 'custom' ? undefined : presetSize(preset)) ?? { ncpus, memoryGiB }
}

/** The image in the tab that is in front. */
export function imageOf(
  { bootFrom, siloImage, projectImage }: Pick<InstanceValues, 'bootFrom' | 'siloImage' | 'projectImage'>,
  { siloImages, projectImages }: Choices,
): Image | undefined {
  switch (bootFrom) {
    case 'silo':
      return siloImages.find(({ id }) => id === siloImage)
    case 'project':
      return projectImages.find(({ id }) => id === projectImage)
    case 'disk':
      return undefined
  }
}
