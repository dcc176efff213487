import { GiB } from '@plenum/api/bytes'
import { generateName } from '@plenum/api/generate-name'
import type {
  AntiAffinityGroup,
  Disk,
  ExternalIp,
  Instance,
  InstanceDiskAttachment,
  NetworkInterface,
  Snapshot,
} from '@plenum/api'
import { presetOf } from './presets.ts'
import type { Choices, InstanceValues } from './values.ts'

/** An instance with what is to be like it. */
export interface Model {
  instance: Instance
  disks: readonly Disk[]
  nics: readonly { nic: NetworkInterface; vpcName: string; subnetName: string }[]
  externalIps: readonly ExternalIp[]
  sshKeyIds: readonly string[]
  groups: readonly Pick<AntiAffinityGroup, 'name'>[]
  /** Of its disks, made for this; blank disks are made for those without. */
  copies: readonly Snapshot[]
}

const sizeGiB = ({ size }: { size: number }) => Math.ceil(size / GiB)

function bootOf(name: string, boot: Disk | undefined, { copies }: Model, choices: Choices): Partial<InstanceValues> {
  if (!boot) return {}
  const shared = { diskSizeGiB: sizeGiB(boot), diskName: generateName([name, 'boot']) }
  const copy = copies.find(({ diskId }) => diskId === boot.id)
  if (copy) return { ...shared, bootFrom: 'snapshot', snapshot: copy.id }
  const { imageId, snapshotId } = boot
  if (choices.projectImages.some(({ id }) => id === imageId))
    return { ...shared, bootFrom: 'project', projectImage: imageId ?? '' }
  if (choices.siloImages.some(({ id }) => id === imageId))
    return { ...shared, bootFrom: 'silo', siloImage: imageId ?? '' }
  // A machine does not start from a blank disk: what the model's was made from is all that can be offered.
  if (choices.snapshots.some(({ id }) => id === snapshotId))
    return { ...shared, bootFrom: 'snapshot', snapshot: snapshotId ?? '' }
  return shared
}

function otherDisk(disk: Disk, { copies }: Model): InstanceDiskAttachment {
  const copy = copies.find(({ diskId }) => diskId === disk.id)
  const { name, description, size } = disk
  const blockSize = disk.blockSize === 512 || disk.blockSize === 2048 ? disk.blockSize : 4096
  return {
    type: 'create',
    name: generateName([name]),
    description,
    size,
    diskSource: copy ? { type: 'snapshot', snapshotId: copy.id } : { type: 'blank', blockSize },
  }
}

function networkOf({ nics, externalIps }: Model, choices: Choices): Partial<InstanceValues> {
  const [first] = nics
  const pool = externalIps.find(({ kind }) => kind === 'ephemeral')?.ipPoolId
  // A pool may be the silo's no more: then the default one stays in its place.
  const isOffered = choices.pools?.some(({ id }) => id === pool)
  const ephemeral = { ephemeral: pool !== undefined, ...(pool !== undefined && isOffered && { pool }) }
  // Floating IPs are one instance's at a time, so those stay where they are.
  if (!first) return { network: 'none', ephemeral: false }
  const isDefault = nics.length === 1 && first.vpcName === 'default' && first.subnetName === 'default'
  if (isDefault && choices.vpcs.some(({ name }) => name === 'default')) return { network: 'default', ...ephemeral }
  // The first becomes the primary one; addresses are taken anew.
  const ordered = nics.toSorted((a, b) => Number(b.nic.primary) - Number(a.nic.primary))
  return {
    network: 'custom',
    nics: ordered.map(({ nic: { name, description }, vpcName, subnetName }) => ({
      name,
      description,
      vpcName,
      subnetName,
    })),
    ...ephemeral,
  }
}

/** Keys of other people are theirs to give; where all of them are, one's own take their place. */
function keysOf(sshKeyIds: readonly string[], { sshKeys }: Choices): string[] {
  const own = sshKeys.map(({ id }) => id)
  const same = own.filter((id) => sshKeyIds.includes(id))
  return same.length === 0 && sshKeyIds.length > 0 ? own : same
}

/** The form for an instance like another: everything is the same but names and addresses. */
export function similarTo(model: Model, choices: Choices): Partial<InstanceValues> {
  const { instance, disks, sshKeyIds, groups } = model
  const { ncpus, memory, bootDiskId, description, autoRestartPolicy } = instance
  const size = { ncpus, memoryGiB: memory / GiB }
  const name = generateName([instance.name])
  return {
    name,
    description,
    ...size,
    ...(presetOf(size) ?? { family: 'custom' }),
    ...bootOf(
      name,
      disks.find(({ id }) => id === bootDiskId),
      model,
      choices,
    ),
    disks: disks.filter(({ id }) => id !== bootDiskId).map((disk) => otherDisk(disk, model)),
    ...networkOf(model, choices),
    sshKeys: keysOf(sshKeyIds, choices),
    groups: groups.map((group) => group.name),
    autoRestart: autoRestartPolicy ?? 'default',
  }
}
