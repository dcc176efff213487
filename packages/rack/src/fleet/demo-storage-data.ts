import type { freeDiskStates } from '@plenum/api/disk-rules'
import type { SnapshotStateName } from '@plenum/api/snapshot-rules'

export interface ImageData {
  name: string
  description: string
  os: string
  version: string
  sizeGiB: number
}

export interface DiskData {
  name: string
  description: string
  sizeGiB: number
  /** Detached when left out. */
  state?: (typeof freeDiskStates)[number]
  blockSize?: 512 | 2048 | 4096
  /** The snapshot of the project that it was made from. */
  snapshot?: string
}

export interface SnapshotData {
  name: string
  description: string
  /** The disk of the project that it was taken of, which may be gone. */
  disk: string
  sizeGiB: number
  /** Ready when left out. */
  state?: SnapshotStateName
  daysOld: number
}

export const siloImages: readonly ImageData[] = [
  { name: 'alpine-3-24', description: 'Alpine Linux, cloud image', os: 'Alpine', version: '3.24', sizeGiB: 2 },
  { name: 'debian-12', description: 'Debian bookworm, cloud image', os: 'Debian', version: '12', sizeGiB: 8 },
  { name: 'debian-13', description: 'Debian trixie, cloud image', os: 'Debian', version: '13', sizeGiB: 8 },
  { name: 'fedora-44', description: 'Fedora Cloud Base', os: 'Fedora', version: '44', sizeGiB: 10 },
  { name: 'freebsd-15', description: 'FreeBSD, UFS', os: 'FreeBSD', version: '15.0', sizeGiB: 6 },
  { name: 'rocky-10', description: 'Rocky Linux, generic cloud', os: 'Rocky', version: '10', sizeGiB: 10 },
  { name: 'ubuntu-24-04', description: 'Ubuntu LTS, the one before', os: 'Ubuntu', version: '24.04', sizeGiB: 12 },
  { name: 'ubuntu-26-04', description: 'Ubuntu LTS, cloud image', os: 'Ubuntu', version: '26.04', sizeGiB: 12 },
  { name: 'windows-2025', description: 'Windows Server, Core', os: 'Windows', version: '2025', sizeGiB: 32 },
]

export const storefrontImages: readonly ImageData[] = [
  {
    name: 'storefront-api',
    description: 'API tier, baked at each release',
    os: 'Ubuntu',
    version: '26.04-api.61',
    sizeGiB: 12,
  },
  { name: 'storefront-web', description: 'Web tier, baked nightly', os: 'Debian', version: '13-web.184', sizeGiB: 10 },
]

/** Those that no instance uses, in every state that a disk can be in. */
export const storefrontDisks: readonly DiskData[] = [
  { name: 'db-archive-2025', description: 'Orders up to the end of 2025', sizeGiB: 800 },
  { name: 'scratch', description: '', sizeGiB: 100 },
  { name: 'web-restored', description: 'To look at the web tier as it was', sizeGiB: 20, snapshot: 'web-golden' },
  { name: 'mail-queue', description: '', sizeGiB: 50, blockSize: 512 },
  { name: 'cache-old', description: 'Deleting it failed half-way', sizeGiB: 40, state: 'faulted' },
  { name: 'appliance-import', description: 'Waits for its upload', sizeGiB: 16, state: 'import_ready', blockSize: 512 },
  {
    name: 'appliance-import-2',
    description: 'Its upload was cut off',
    sizeGiB: 16,
    state: 'importing_from_bulk_writes',
    blockSize: 512,
  },
  { name: 'firewall-import', description: '', sizeGiB: 8, state: 'finalizing', blockSize: 512 },
  { name: 'ledger', description: 'A snapshot of it is being taken', sizeGiB: 64, state: 'maintenance' },
  { name: 'spool', description: '', sizeGiB: 30, state: 'creating' },
]

/** More than a page of a list. */
export const storefrontSnapshots: readonly SnapshotData[] = [
  { name: 'api-blue-release', description: '', disk: 'api-blue-01-boot', sizeGiB: 40, state: 'creating', daysOld: 0 },
  {
    name: 'checkout-experiment',
    description: 'Its disk is gone',
    disk: 'checkout-experiment',
    sizeGiB: 20,
    daysOld: 90,
  },
  { name: 'db-before-upgrade', description: 'PostgreSQL 17', disk: 'db-primary-data', sizeGiB: 512, daysOld: 41 },
  { name: 'events-2024', description: 'Largest there can be', disk: 'events-2024', sizeGiB: 1023, daysOld: 200 },
  { name: 'ledger-monthly', description: '', disk: 'ledger', sizeGiB: 64, state: 'creating', daysOld: 0 },
  ...Array.from({ length: 48 }, (_, index): SnapshotData => {
    const name = `queue-nightly-${String(index + 1).padStart(2, '0')}`
    return { name, description: '', disk: 'queue-01-boot', sizeGiB: 10, daysOld: 48 - index }
  }),
  { name: 'search-reindex', description: '', disk: 'search-01-boot', sizeGiB: 40, state: 'faulted', daysOld: 9 },
  { name: 'web-golden', description: 'What storefront-web is made of', disk: 'web-01-boot', sizeGiB: 20, daysOld: 14 },
]
