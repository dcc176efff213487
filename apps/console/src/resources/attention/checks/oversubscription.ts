import { fullness, oversubscription, tenantCapacity } from '@plenum/api/capacity-rules'
import type { SiloUtilization, Sled } from '@plenum/api'
import { totalOf } from '../../../metrics/resource-counts.ts'
import type { Finding } from '../finding.ts'

const resources = [
  ['cpus', 'vCPUs'],
  ['memory', 'memory'],
  ['storage', 'storage'],
] as const

const times = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 })

const isScarce = (used: number, capacity: number) => ['nearly full', 'full'].includes(fullness(used, capacity))

/** Quotas that promise more than tenants can have of the sleds. That is no fault, until they ask for it. */
export function oversubscribed(silos: readonly SiloUtilization[], sleds: readonly Sled[]): Finding[] {
  const promised = totalOf(silos.map(({ allocated }) => allocated))
  const used = totalOf(silos.map(({ provisioned }) => provisioned))
  const capacity = tenantCapacity(sleds)
  return resources.flatMap(([resource, word]) => {
    const factor = oversubscription(promised[resource], capacity[resource])
    if (factor === undefined || factor <= 1) return []
    // The next who asks for what is promised may go away with nothing.
    const isPressing = isScarce(used[resource], capacity[resource])
    return [
      {
        id: `oversubscription/${resource}`,
        severity: isPressing ? 'notice' : 'info',
        text: `Quotas promise ${times.format(factor)} times the ${word} that tenants can have of the rack`,
        remedy: { label: 'Quotas', to: '/system/quotas' },
      } as const,
    ]
  })
}
