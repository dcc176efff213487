import type { DiskStateName } from './disk-rules.ts'

/** Most bytes in one bulk write, decoded. */
export const BULK_WRITE_MAX = 512 * 1024

/** The steps of filling a disk from outside: the one state that each begins in, and what cannot be done in any other. */
export const diskImportSteps = {
  start: { from: 'import_ready', cannot: (state) => `cannot set disk in state ${state} to importing_from_bulk_writes` },
  write: {
    from: 'importing_from_bulk_writes',
    cannot: (state) => `cannot import blocks with a bulk write for disk in state ${state}`,
  },
  stop: {
    from: 'importing_from_bulk_writes',
    cannot: (state) => `cannot set disk in state ${state} to import_ready`,
  },
  finalize: { from: 'import_ready', cannot: (state) => `cannot finalize disk in state ${state}` },
} as const satisfies Record<string, { from: DiskStateName; cannot: (state: DiskStateName) => string }>
export type DiskImportStep = keyof typeof diskImportSteps

/** Why a step cannot be taken with a disk in `state`; `undefined` when it can. */
export function whyNotDiskImport(step: DiskImportStep, state: DiskStateName): string | undefined {
  const { from, cannot } = diskImportSteps[step]
  return state === from ? undefined : cannot(state)
}

/** Why so many bytes cannot be written there (bytes from the beginning of the disk); `undefined` when they can. */
export function whyNotBulkWrite(
  disk: { size: number; blockSize: number },
  offset: number,
  length: number,
): string | undefined {
  if (length > BULK_WRITE_MAX) return `a bulk write may hold at most ${BULK_WRITE_MAX} bytes`
  if (offset % disk.blockSize !== 0) return `offset must be a multiple of block size ${disk.blockSize}`
  if (length % disk.blockSize !== 0) return `length must be a multiple of block size ${disk.blockSize}`
  if (offset + length > disk.size) return `the bytes do not fit into the disk, which has ${disk.size}`
  return undefined
}
