import type { InternetGateway, InternetGatewayIpAddress, InternetGatewayIpPool } from '@plenum/api'
import { query, queryClient } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import type { VpcParams } from '../vpc/queries.ts'

/** The page of an internet gateway: which one, as its URL says. */
export interface GatewayParams extends VpcParams {
  gateway: string
}

export function gatewayQuery({ project, vpc, gateway }: GatewayParams) {
  return query('internetGatewayView', { params: { gateway }, query: { project, vpc } })
}

export function gatewaysOf({ project, vpc }: VpcParams): ListSource<InternetGateway> {
  return { page: (page) => query('internetGatewayList', { query: { project, vpc, ...page } }) }
}

/** Every internet gateway of a VPC. */
export function allGateways(params: VpcParams) {
  return wholeList(gatewaysOf(params))
}

export function gatewayPoolsQuery(gateway: string) {
  return wholeList<InternetGatewayIpPool>({
    page: (page) => query('internetGatewayIpPoolList', { query: { gateway, ...page } }),
  })
}

export function gatewayAddressesQuery(gateway: string) {
  return wholeList<InternetGatewayIpAddress>({
    page: (page) => query('internetGatewayIpAddressList', { query: { gateway, ...page } }),
  })
}

export interface GatewayWithAttachments {
  gateway: InternetGateway
  pools: readonly InternetGatewayIpPool[]
  addresses: readonly InternetGatewayIpAddress[]
}

/** Every internet gateway of a VPC, with what is attached to it. */
export function vpcGatewaysQuery({ project, vpc }: VpcParams) {
  const params = { project, vpc }
  return {
    // Begins as what it is made of, so that it is fetched anew with that.
    queryKey: ['internetGatewayList', params, 'with attachments'] as const,
    queryFn: async (): Promise<GatewayWithAttachments[]> => {
      const { items } = await queryClient.fetchQuery(allGateways(params))
      return Promise.all(
        items.map(async (gateway) => {
          const [pools, addresses] = await Promise.all([
            queryClient.fetchQuery(gatewayPoolsQuery(gateway.id)),
            queryClient.fetchQuery(gatewayAddressesQuery(gateway.id)),
          ])
          return { gateway, pools: pools.items, addresses: addresses.items }
        }),
      )
    },
  }
}
