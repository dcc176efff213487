import type { Disk, Image, Snapshot } from '@plenum/api'
import type { Choices } from './values.ts'

export const GiB = 2 ** 30
const time = new Date(0)

/** An id that is known by its last digits. */
export function idOf(last: number): string {
  return `7b0f6a52-6a3f-4d0e-9d1c-${String(last).padStart(12, '0')}`
}

export function image(last: number, name: string, sizeGiB: number): Image {
  const identity = { id: idOf(last), name, description: '', timeCreated: time, timeModified: time }
  return { ...identity, os: 'Debian', version: '13', blockSize: 4096, size: sizeGiB * GiB }
}

export const scratch: Disk = {
  id: idOf(9),
  name: 'scratch',
  description: '',
  timeCreated: time,
  timeModified: time,
  projectId: idOf(0),
  size: 100 * GiB,
  blockSize: 4096,
  state: { state: 'detached' },
  devicePath: '/mnt/scratch',
}

export const golden: Snapshot = {
  id: idOf(8),
  name: 'golden',
  description: '',
  timeCreated: time,
  timeModified: time,
  projectId: idOf(0),
  diskId: idOf(7),
  size: 20 * GiB,
  state: 'ready',
}

/** Nothing to choose from. */
export const none: Choices = {
  siloImages: [],
  projectImages: [],
  snapshots: [],
  freeDisks: [],
  diskNames: new Set(),
  vpcs: [],
  pools: [],
  freeFloatingIps: [],
  sshKeys: [],
  groups: [],
}
const defaultVpc = {
  id: idOf(20),
  name: 'default',
  description: '',
  timeCreated: time,
  timeModified: time,
  projectId: idOf(0),
  dnsName: 'default',
  ipv6Prefix: 'fd00::/48',
  systemRouterId: idOf(21),
}
const internet = {
  id: idOf(22),
  name: 'internet',
  description: '',
  timeCreated: time,
  timeModified: time,
  isDefault: true,
}
/** One of most things. */
export const choices: Choices = {
  ...none,
  vpcs: [defaultVpc],
  pools: [internet],
  snapshots: [golden],
  siloImages: [image(1, 'debian-13', 8), image(2, 'ubuntu', 12)],
  projectImages: [image(3, 'web', 30)],
  freeDisks: [scratch],
  diskNames: new Set(['scratch', 'taken']),
}
