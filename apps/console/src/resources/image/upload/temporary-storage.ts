import { GiB } from '@plenum/api/bytes'

/** What a file of so many bytes takes on a disk. */
export function uploadDiskSize(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / GiB)) * GiB
}

/** What an upload takes of the silo's storage until it is done: a disk, and in the end a snapshot of it. */
export function temporaryStorage(bytes: number): number {
  return 2 * uploadDiskSize(bytes)
}
