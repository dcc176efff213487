import type { NetworkInterface, VpcSubnet } from '@plenum/api'
import { query, queryClient } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import type { VpcParams } from '../vpc/queries.ts'

/** The page of a subnet: which one, as its URL says. */
export interface SubnetParams extends VpcParams {
  subnet: string
}

export function subnetQuery({ project, vpc, subnet }: SubnetParams) {
  return query('vpcSubnetView', { params: { subnet }, query: { project, vpc } })
}

export function subnetsOf({ project, vpc }: VpcParams): ListSource<VpcSubnet> {
  return { page: (page) => query('vpcSubnetList', { query: { project, vpc, ...page } }) }
}

/** Every subnet of a VPC. */
export function allSubnets(params: VpcParams) {
  return wholeList(subnetsOf(params))
}

function nicsIn(subnet: string) {
  return wholeList<NetworkInterface>({
    page: (page) => query('vpcSubnetListNetworkInterfaces', { params: { subnet }, query: page }),
  })
}

/** Every network interface of a VPC, by the id of the subnet that it is in. */
export function vpcNicsQuery({ project, vpc }: VpcParams) {
  const params = { project, vpc }
  return {
    // Begins as what it is made of, so that it is fetched anew with that.
    queryKey: ['vpcSubnetListNetworkInterfaces', params, 'by subnet'] as const,
    queryFn: async (): Promise<ReadonlyMap<string, readonly NetworkInterface[]>> => {
      const { items } = await queryClient.fetchQuery(allSubnets(params))
      const placed = await Promise.all(
        items.map(async ({ id }) => [id, (await queryClient.fetchQuery(nicsIn(id))).items] as const),
      )
      return new Map(placed)
    },
  }
}
