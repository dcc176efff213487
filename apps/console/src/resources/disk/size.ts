import { GiB } from '@plenum/api/bytes'
import { diskLimits, whyNotDiskSize } from '@plenum/api/disk-rules'

const STEP_GIB = 10

export const maxDiskGiB = diskLimits.sizeMax / GiB

/** What a disk needs at least to hold a source of so many bytes. */
export function minDiskGiB(sourceBytes: number): number {
  return Math.max(diskLimits.sizeMin / GiB, Math.ceil(sourceBytes / GiB))
}

/** What a disk made from a source of so many bytes is offered with: a round number with some room. */
export function defaultDiskGiB(sourceBytes: number): number {
  return Math.min(maxDiskGiB, Math.ceil(minDiskGiB(sourceBytes) / STEP_GIB) * STEP_GIB)
}

/** The size after a source was chosen: grown when the source does not fit, else as the person left it. */
export function grownDiskGiB(currentGiB: number, sourceBytes: number): number {
  return currentGiB >= minDiskGiB(sourceBytes) ? currentGiB : defaultDiskGiB(sourceBytes)
}

/** Why a disk cannot have that size; `undefined` when it can. NaN is "required", which the field itself says. */
export function whyNotDiskGiB(sizeGiB: number, source?: { bytes: number; kind: string }): string | undefined {
  if (Number.isNaN(sizeGiB)) return 'required'
  const least = minDiskGiB(source?.bytes ?? 0)
  if (source && sizeGiB < least) return `must be at least ${least} GiB, the size of the ${source.kind}`
  return whyNotDiskSize(sizeGiB * GiB)
}
