import { InstanceDiskAttachment } from '@plenum/api/instance'
import { NetworkInterfaceCreate } from '@plenum/api/network-interface'
import { Description, Name } from '@plenum/api/scalars'
import type { AntiAffinityGroup, Disk, FloatingIp, Image, SiloIpPool, Snapshot, SshKey, Vpc } from '@plenum/api'
import { z } from 'zod'
import { numberInput } from '../../../form/number-input.ts'
import { optionalFile } from '../../../form/read-file.ts'
import { defaultDiskGiB } from '../../disk/size.ts'
import type { Size } from '../size.ts'
import { presetSize } from './presets.ts'

/** What there is to choose from. */
export interface Choices {
  siloImages: readonly Image[]
  projectImages: readonly Image[]
  /** That disks can be made from. */
  snapshots: readonly Snapshot[]
  /** That an instance could have. */
  freeDisks: readonly Disk[]
  diskNames: ReadonlySet<string>
  vpcs: readonly Vpc[]
  /** Undefined for somebody who may not see them: then the control plane takes the default one. */
  pools: readonly SiloIpPool[] | undefined
  /** That are attached to nothing. */
  freeFloatingIps: readonly FloatingIp[]
  sshKeys: readonly SshKey[]
  groups: readonly AntiAffinityGroup[]
}

export const bootSources = ['silo', 'project', 'disk', 'snapshot'] as const
export type BootSource = (typeof bootSources)[number]

/** The fields as they are on screen: also those of the tabs that are not in front, which do not count. */
export const instanceFields = z.object({
  name: Name,
  description: Description,
  start: z.boolean(),
  family: z.enum(['general', 'cpu', 'memory', 'custom']),
  preset: z.string(),
  ncpus: numberInput,
  memoryGiB: numberInput,
  bootFrom: z.enum(bootSources),
  siloImage: z.string(),
  projectImage: z.string(),
  disk: z.string(),
  snapshot: z.string(),
  diskSizeGiB: numberInput,
  diskName: z.string(),
  /** Beside the boot disk. */
  disks: z.array(InstanceDiskAttachment),
  network: z.enum(['default', 'custom', 'none']),
  nics: z.array(NetworkInterfaceCreate),
  ephemeral: z.boolean(),
  pool: z.string(),
  /** By name. */
  floatingIps: z.array(z.string()),
  hostname: z.string(),
  /** By id. */
  sshKeys: z.array(z.string()),
  userDataFrom: z.enum(['text', 'file']),
  userDataText: z.string(),
  userDataFile: optionalFile,
  /** By name. */
  groups: z.array(z.string()),
  autoRestart: z.enum(['default', 'never', 'best_effort']),
})
export type InstanceValues = z.infer<typeof instanceFields>

/** What the form begins with, unless an address says more. */
export function initialValues(choices: Choices): InstanceValues {
  const { siloImages, projectImages, freeDisks, snapshots, pools, vpcs, sshKeys } = choices
  const [firstImage] = [...siloImages, ...projectImages]
  const available: Record<BootSource, boolean> = {
    silo: siloImages.length > 0,
    project: projectImages.length > 0,
    disk: freeDisks.length > 0,
    snapshot: snapshots.length > 0,
  }
  const pool = pools?.find(({ isDefault }) => isDefault)?.id ?? ''
  return {
    name: '',
    description: '',
    start: true,
    family: 'general',
    preset: '2/8',
    ncpus: 2,
    memoryGiB: 8,
    bootFrom: bootSources.find((source) => available[source]) ?? 'silo',
    siloImage: '',
    projectImage: '',
    disk: '',
    snapshot: '',
    diskSizeGiB: defaultDiskGiB(firstImage?.size ?? 0),
    diskName: '',
    disks: [],
    network: vpcs.some(({ name }) => name === 'default') ? 'default' : 'none',
    nics: [],
    ephemeral: pool !== '',
    pool,
    floatingIps: [],
    hostname: '',
    sshKeys: sshKeys.map(({ id }) => id),
    userDataFrom: 'text',
    userDataText: '',
    userDataFile: null,
    groups: [],
    autoRestart: 'default',
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

/** What a new boot disk is made from. */
export interface BootOrigin {
  kind: 'image' | 'snapshot'
  id: string
  name: string
  /** Bytes. */
  size: number
}

type Chosen = Pick<InstanceValues, 'bootFrom' | 'siloImage' | 'projectImage' | 'snapshot'>

/** The image or snapshot in the tab that is in front; none where a disk is taken, or nothing is chosen yet. */
export function bootOriginOf(
  { bootFrom, siloImage, projectImage, snapshot }: Chosen,
  { siloImages, projectImages, snapshots }: Choices,
): BootOrigin | undefined {
  const find = (kind: BootOrigin['kind'], list: readonly (Image | Snapshot)[], wanted: string) => {
    const found = list.find(({ id }) => id === wanted)
    return found && { kind, id: found.id, name: found.name, size: found.size }
  }
  switch (bootFrom) {
    case 'silo':
      return find('image', siloImages, siloImage)
    case 'project':
      return find('image', projectImages, projectImage)
    case 'snapshot':
      return find('snapshot', snapshots, snapshot)
    case 'disk':
      return undefined
  }
}

/** Whether the machine has an interface, without which nothing reaches it from outside. */
export function isConnected({ network, nics }: Pick<InstanceValues, 'network' | 'nics'>): boolean {
  return network === 'default' || (network === 'custom' && nics.length > 0)
}
