import type { DiskCreate, InstanceCreate } from '@plenum/api'

export const GiB = 2 ** 30

/** The smallest disk there can be, unless told otherwise. */
export function blankDisk(name: string, given: Partial<DiskCreate> = {}): DiskCreate {
  return { name, description: '', size: GiB, diskSource: { type: 'blank', blockSize: 512 }, ...given }
}

/** A new disk for a new instance. */
export function newDisk(name: string, given: Partial<DiskCreate> = {}) {
  return { type: 'create', ...blankDisk(name, given) } as const
}

/** A small instance without disks that is not started, unless told otherwise. */
export function smallInstance(name: string, given: Partial<InstanceCreate> = {}): InstanceCreate {
  return { name, description: '', hostname: name, ncpus: 2, memory: 4 * GiB, start: false, ...given }
}

/** A key as OpenSSH would write it, of nobody. */
export const publicKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f nobody@example.com'
