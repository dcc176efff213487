import { GiB } from '@plenum/api/bytes'
import type { VirtualResourceCounts } from '@plenum/api'
import type { QuotaValues } from './quota.ts'

export interface QuotaResource {
  id: keyof VirtualResourceCounts
  /** What forms call it. */
  field: keyof QuotaValues
  label: string
  unit: string
  /** What one of the unit is. */
  size: number
}

const cpus: QuotaResource = { id: 'cpus', field: 'cpus', label: 'CPU', unit: 'vCPUs', size: 1 }
const memory: QuotaResource = { id: 'memory', field: 'memoryGiB', label: 'Memory', unit: 'GiB', size: GiB }
const storage: QuotaResource = { id: 'storage', field: 'storageGiB', label: 'Storage', unit: 'GiB', size: GiB }

/** What silos have quotas of, in the units that quotas are set in. */
export const quotaResources: readonly QuotaResource[] = [cpus, memory, storage]

const figure = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2, useGrouping: false })

/** "12.5 GiB". */
export function quotaText(count: number, { size, unit }: QuotaResource): string {
  return `${figure.format(count / size)} ${unit}`
}

/** "12.5 GiB are in use", for each field of a form. */
export function inUse(used: VirtualResourceCounts): Readonly<Record<keyof QuotaValues, string>> {
  const words = (resource: QuotaResource) => `${quotaText(used[resource.id], resource)} are in use`
  return { cpus: words(cpus), memoryGiB: words(memory), storageGiB: words(storage) }
}
