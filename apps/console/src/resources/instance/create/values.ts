import type { AntiAffinityGroup, Disk, FloatingIp, Image, SiloIpPool, Snapshot, SshKey, Vpc } from '@plenum/api'
import type { z } from 'zod'
import { defaultDiskGiB } from '../../disk/size.ts'
import type { Size } from '../size.ts'
import { presetSize } from './presets.ts'
import type { instanceFields } from './schema.ts'

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

/** Whether nothing could be booted from, whatever one chose. */
export function hasNothingToBoot({ siloImages, projectImages, freeDisks, snapshots }: Choices): boolean {
  const lists: Record<BootSource, readonly unknown[]> = {
    silo: siloImages,
    project: projectImages,
    disk: freeDisks,
    snapshot: snapshots,
  }
  return bootSources.every((source) => lists[source].length === 0)
}
