import type { VirtualResourceCounts } from '@plenum/api'

export interface CountedResource {
  id: keyof VirtualResourceCounts
  label: string
  unit: string
  /** What one of the unit is. */
  size: number
}

/** What silos have quotas of, in the units that operators think in. */
export const countedResources: readonly CountedResource[] = [
  { id: 'cpus', label: 'CPU', unit: 'vCPUs', size: 1 },
  { id: 'memory', label: 'Memory', unit: 'GiB', size: 1024 ** 3 },
  { id: 'storage', label: 'Storage', unit: 'TiB', size: 1024 ** 4 },
]

/** To two digits. */
export function inUnits(count: number, { size }: CountedResource): number {
  return Math.round((count / size) * 100) / 100
}

/** `used` of `all` in percent; undefined where there is nothing to use. */
export function shareOf(used: number, all: number): number | undefined {
  return all > 0 ? (used / all) * 100 : undefined
}

/** All silos together. */
export function totalOf(counts: readonly VirtualResourceCounts[]): VirtualResourceCounts {
  return {
    cpus: counts.reduce((sum, { cpus }) => sum + cpus, 0),
    memory: counts.reduce((sum, { memory }) => sum + memory, 0),
    storage: counts.reduce((sum, { storage }) => sum + storage, 0),
  }
}
