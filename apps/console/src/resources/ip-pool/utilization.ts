import type { IpPoolUtilization } from '@plenum/api'

export interface FamilyUse {
  family: 'IPv4' | 'IPv6'
  allocated: number | bigint
  capacity: number | bigint
}

/** What is in use of the families that a pool has addresses of: none where it has no ranges. */
export function usesOf({ ipv4, ipv6 }: IpPoolUtilization): FamilyUse[] {
  const families: readonly FamilyUse[] = [
    { family: 'IPv4', ...ipv4 },
    { family: 'IPv6', allocated: BigInt(ipv6.allocated), capacity: BigInt(ipv6.capacity) },
  ]
  return families.filter(({ capacity }) => capacity > 0)
}
