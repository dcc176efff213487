import { GiB } from '@plenum/api/bytes'
import { whyNotProvision } from '@plenum/api/quota-rules'
import type { Utilization, VirtualResourceCounts } from '@plenum/api'
import { formatBytes } from '@plenum/ui'
import { bootOriginOf, sizeOf } from './values.ts'
import type { Choices, InstanceValues } from './values.ts'

/** An empty number field asks for nothing yet. */
const orNothing = (amount: number) => (Number.isNaN(amount) ? 0 : Math.max(0, amount))

/** What the instance takes of the silo's quotas once it runs. A disk that is there already is counted already. */
export function takenBy(values: InstanceValues, choices: Choices): VirtualResourceCounts {
  const { ncpus, memoryGiB } = sizeOf(values)
  const boot = bootOriginOf(values, choices) ? orNothing(values.diskSizeGiB) * GiB : 0
  const others = values.disks.map((disk) => (disk.type === 'create' ? disk.size : 0))
  return {
    cpus: orNothing(ncpus),
    memory: orNothing(memoryGiB) * GiB,
    storage: others.reduce((sum, size) => sum + size, boot),
  }
}

function bytes(amount: number): string {
  const { number, unit } = formatBytes(amount)
  return `${number} ${unit}`
}

const lines = [
  { key: 'cpus', label: 'vCPUs', text: (amount: number) => String(amount) },
  { key: 'memory', label: 'Memory', text: bytes },
  { key: 'storage', label: 'Storage', text: bytes },
] as const

export interface QuotaLine {
  label: string
  /** "12 of 16". */
  text: string
  /** How much is over; undefined when it fits. */
  over: string | undefined
}

/** What would be in use of each quota with so much more. */
export function quotaLines({ provisioned, capacity }: Utilization, more: VirtualResourceCounts): QuotaLine[] {
  return lines.map(({ key, label, text }) => {
    const after = provisioned[key] + more[key]
    const fits = whyNotProvision(capacity, provisioned, { [key]: more[key] }) === undefined
    return {
      label,
      text: `${text(after)} of ${text(capacity[key])}`,
      over: fits ? undefined : text(after - capacity[key]),
    }
  })
}

/** Why the instance would not be created: disks are made at once, so only storage counts then. */
export function whyNotCreate({ provisioned, capacity }: Utilization, { storage }: VirtualResourceCounts) {
  return whyNotProvision(capacity, provisioned, { storage }) === undefined
    ? undefined
    : 'The disks take more storage than the silo has left'
}

/** Whether it would be created and then stay stopped, for want of CPU or memory. */
export function cannotStart({ provisioned, capacity }: Utilization, { cpus, memory }: VirtualResourceCounts): boolean {
  return whyNotProvision(capacity, provisioned, { cpus, memory }) !== undefined
}
