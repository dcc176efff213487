import type { SiloQuotas, SiloUtilization, VirtualResourceCounts } from '@plenum/api'

/** A silo, with what it may have and what it has. */
export interface QuotaRow {
  /** Of the silo. */
  id: string
  name: string
  quota: VirtualResourceCounts
  used: VirtualResourceCounts
}

const collator = new Intl.Collator(undefined, { numeric: true })

/** Quotas know silos by their ids only; the use of silos says what they are called. By name. */
export function joinQuotas(silos: readonly SiloUtilization[], quotas: readonly SiloQuotas[]): QuotaRow[] {
  const bySilo = new Map(quotas.map(({ siloId, ...counts }) => [siloId, counts]))
  return silos
    .map(({ siloId, siloName, provisioned, allocated }) => ({
      id: siloId,
      name: siloName,
      quota: bySilo.get(siloId) ?? allocated,
      used: provisioned,
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}
