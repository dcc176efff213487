import { useQuery } from '@tanstack/react-query'
import type { VpcSubnet } from '@plenum/api'
import { siloPoolsQuery } from '../ip-pool/queries.ts'
import type { Member, Topology } from './model.ts'
import { pathOut, sourceAddress } from './path.ts'
import type { RoutePath, SourceAddress } from './path.ts'
import { externalIpsQuery } from './queries.ts'

export interface WayOut {
  path: RoutePath
  /** With which address; undefined where packets do not come to a gateway, of a group, or until it is known. */
  source: SourceAddress | undefined
}

/** How packets get outside from a subnet, and from an interface in it if one is named. */
export function useWayOut(
  topology: Topology,
  subnet: VpcSubnet | undefined,
  member: Pick<Member, 'nic'> | undefined,
): WayOut | undefined {
  const { data: pools } = useQuery(siloPoolsQuery)
  const { data: external } = useQuery({
    ...externalIpsQuery(member?.nic.instanceId ?? ''),
    enabled: member !== undefined,
  })
  if (!subnet) return undefined
  const path = pathOut(topology, subnet)
  if (path.end !== 'gateway' || !member || !external || !pools || pools.isForbidden) return { path, source: undefined }
  const defaultPoolId = pools.items.find(({ isDefault }) => isDefault)?.id
  const { gateway } = path
  const isPrimary = member.nic.primary
  return { path, source: sourceAddress({ gateway, isPrimary, externalIps: external.items, defaultPoolId }) }
}
