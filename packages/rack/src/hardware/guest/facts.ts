import type { GuestOs } from './os.ts'

export interface GuestDisk {
  /** As the guest counts its disks, the one it runs from first. */
  number: number
  size: number
  isRoot: boolean
}

export interface GuestInterface {
  mac: string
  ip: string
  prefixLength: number
}

/** What a guest finds when it looks around. All of it follows from the instance, so the guest agrees with the API. */
export interface GuestFacts {
  instanceId: string
  hostname: string
  ncpus: number
  /** Bytes. */
  memory: number
  os: GuestOs
  disks: readonly GuestDisk[]
  /** The primary one first. */
  interfaces: readonly GuestInterface[]
  /** Lines of `authorized_keys`. */
  authorizedKeys: readonly string[]
  bootedAt: Date
  now: Date
}

/** Never less than nothing, should the clock have been put back. */
export function millisecondsUp({ bootedAt, now }: Pick<GuestFacts, 'bootedAt' | 'now'>): number {
  return Math.max(0, now.getTime() - bootedAt.getTime())
}

/** The host name up to its first dot, as prompts show it. */
export function shortName({ hostname }: GuestFacts): string {
  return hostname.split('.')[0] ?? hostname
}

export function interfaceName(index: number): string {
  return `enp0s${8 + index}`
}

export function diskName({ number }: GuestDisk): string {
  return `nvme${number}n1`
}
