import type { Silo, SiloIpPool } from '@plenum/api'
import type { Finding } from '../finding.ts'

export interface LinkedSilo {
  silo: Pick<Silo, 'id' | 'name'>
  pools: readonly Pick<SiloIpPool, 'isDefault'>[]
}

/** Silos that get no addresses from outside, or only when they name a pool. */
export function unlinkedSilos(silos: readonly LinkedSilo[]): Finding[] {
  return silos.flatMap(({ silo: { id, name }, pools }) => {
    if (pools.some(({ isDefault }) => isDefault)) return []
    return [
      {
        id: `silo-pools/${id}`,
        severity: pools.length === 0 ? 'notice' : 'info',
        text:
          pools.length === 0
            ? `Silo ${name} is linked to no IP pool: its instances get no external addresses`
            : `Silo ${name} has no default IP pool: its users have to name one each time`,
        remedy: { label: 'IP pools', to: '/system/silos/$silo/ip-pools', params: { silo: name } },
      } as const,
    ]
  })
}
