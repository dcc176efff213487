import { fullness } from '@plenum/api/capacity-rules'
import type { Fullness } from '@plenum/api/capacity-rules'
import type { SiloUtilization } from '@plenum/api'
import type { Finding, Severity } from '../finding.ts'

const resources = [
  ['cpus', 'vCPU'],
  ['memory', 'memory'],
  ['storage', 'storage'],
] as const

const severities: Record<Exclude<Fullness, 'fine'>, Severity> = {
  filling: 'info',
  'nearly full': 'notice',
  full: 'danger',
}

function share(used: number, quota: number): string {
  if (used === quota) return 'all'
  // Short of all of it must not read as all of it.
  return used > quota ? 'more than all' : `${Math.min(99, Math.round((100 * used) / quota))}%`
}

/** Silos that have little left of a quota. */
export function fullQuotas(silos: readonly SiloUtilization[]): Finding[] {
  return silos.flatMap(({ siloId, siloName, provisioned, allocated }) =>
    resources.flatMap(([resource, word]) => {
      const how = fullness(provisioned[resource], allocated[resource])
      if (how === 'fine') return []
      return [
        {
          id: `quota/${siloId}/${resource}`,
          severity: severities[how],
          text: `Silo ${siloName} uses ${share(provisioned[resource], allocated[resource])} of its ${word} quota`,
          remedy: { label: 'Quotas', to: '/system/silos/$silo/quotas', params: { silo: siloName } },
        } as const,
      ]
    }),
  )
}
