import type { IpPool, IpPoolUtilization } from '@plenum/api'
import type { Finding } from '../finding.ts'

export interface UsedPool {
  pool: Pick<IpPool, 'id' | 'name'>
  utilization: IpPoolUtilization
}

/** Tenths of a pool from which on it is nearly full. */
const NEARLY_FULL = 9n

function found({ pool, utilization: { ipv4, ipv6 } }: UsedPool): Pick<Finding, 'severity' | 'text'>[] {
  const families = [
    ['IPv4', BigInt(ipv4.allocated), BigInt(ipv4.capacity)],
    ['IPv6', BigInt(ipv6.allocated), BigInt(ipv6.capacity)],
  ] as const
  if (families.every(([, , capacity]) => capacity === 0n))
    return [{ severity: 'notice', text: `IP pool ${pool.name} has no addresses to give` }]
  return families.flatMap(([family, allocated, capacity]): Pick<Finding, 'severity' | 'text'>[] => {
    if (capacity === 0n || allocated * 10n < capacity * NEARLY_FULL) return []
    return allocated >= capacity
      ? [{ severity: 'danger', text: `IP pool ${pool.name} has no ${family} address left` }]
      : [
          {
            severity: 'notice',
            text: `IP pool ${pool.name} has ${(capacity - allocated).toLocaleString()} of ${capacity.toLocaleString()} ${family} addresses left`,
          },
        ]
  })
}

/** IP pools that have few addresses left, or none. */
export function fullPools(pools: readonly UsedPool[]): Finding[] {
  return pools.flatMap((used) =>
    found(used).map((finding, index) => ({
      id: `pool/${used.pool.id}/${index}`,
      remedy: { label: 'IP ranges', to: '/system/networking/ip-pools/$pool', params: { pool: used.pool.name } },
      ...finding,
    })),
  )
}
