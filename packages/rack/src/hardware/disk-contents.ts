/** What was put into a disk from outside. */
export interface Imported {
  /** Where the last byte that was ever written ends. */
  length: number
  /** Of the bytes up to there, hex; null where only counts are kept, or too many to go through. */
  sha256: string | null
}

/** There is no room left for bytes that the host is to keep. */
export class NoSpaceError extends Error {
  constructor(options?: ErrorOptions, what = 'the contents of disks') {
    super(`there is no room left for ${what}`, options)
    this.name = 'NoSpaceError'
  }
}

/**
 * Keeps the bytes that disks are filled with by imports. Platform-bound, so the host hands it in. What is never written
 * reads as zeros, what is written twice holds the later.
 */
export interface DiskContents {
  /** Once it resolves, the bytes outlive the process. May run for several parts at a time. Throws `NoSpaceError`. */
  write: (diskId: string, offset: number, bytes: Uint8Array) => Promise<void>
  /** Once it resolves, what was written outlives the machine. */
  seal: (diskId: string) => Promise<Imported>
  /** Deleting what is not there is no error. */
  delete: (diskId: string) => Promise<void>
  /** The disks that bytes are kept of. */
  ids: () => Promise<string[]>
}

/** Takes bytes, counts them and lets them go: for previews, which have nowhere to keep them. */
export function countedContents(): DiskContents {
  const lengths = new Map<string, number>()
  return {
    async write(diskId, offset, bytes) {
      lengths.set(diskId, Math.max(lengths.get(diskId) ?? 0, offset + bytes.length))
    },
    async seal(diskId) {
      return { length: lengths.get(diskId) ?? 0, sha256: null }
    },
    async delete(diskId) {
      lengths.delete(diskId)
    },
    async ids() {
      return [...lengths.keys()]
    },
  }
}
