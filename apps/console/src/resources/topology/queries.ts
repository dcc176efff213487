import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from '../../api/query.ts'
import { allFloatingIps } from '../floating-ip/queries.ts'
import { allInstances } from '../instance/queries.ts'
import { vpcGatewaysQuery } from '../internet-gateway/queries.ts'
import { siloPoolsQuery } from '../ip-pool/queries.ts'
import { vpcRoutesQuery } from '../router/queries.ts'
import { allSubnets, vpcNicsQuery } from '../subnet/queries.ts'
import type { VpcParams } from '../vpc/queries.ts'
import { topologyOf } from './model.ts'
import type { Topology } from './model.ts'

/** The addresses from outside of one instance; asked for when they are looked at. */
export function externalIpsQuery(instance: string) {
  return { ...query('instanceExternalIpList', { params: { instance } }), throwOnError: false, staleTime: 10_000 }
}

export function loadTopology(params: VpcParams): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(allSubnets(params)),
    queryClient.ensureQueryData(vpcNicsQuery(params)),
    queryClient.ensureQueryData(allInstances(params.project)),
    queryClient.ensureQueryData(vpcRoutesQuery(params)),
    queryClient.ensureQueryData(vpcGatewaysQuery(params)),
    queryClient.ensureQueryData(allFloatingIps(params.project)),
    queryClient.ensureQueryData(siloPoolsQuery),
  ])
}

/** A VPC put together; undefined until all of it is known. */
export function useTopology(params: VpcParams): Topology | undefined {
  const { data: subnets } = useQuery(allSubnets(params))
  const { data: nics } = useQuery(vpcNicsQuery(params))
  const { data: instances } = useQuery(allInstances(params.project))
  const { data: routers } = useQuery(vpcRoutesQuery(params))
  const { data: gateways } = useQuery(vpcGatewaysQuery(params))
  const { data: floatingIps } = useQuery(allFloatingIps(params.project))
  if (!subnets || !nics || !instances || !routers || !gateways || !floatingIps) return undefined
  return topologyOf({
    subnets: subnets.items,
    nics,
    instances: instances.items,
    routers,
    gateways,
    floatingIps: floatingIps.items,
  })
}
