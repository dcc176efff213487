import type { NetworkInterface, VpcSubnet } from '@plenum/api'
import { call } from '../../api/call.ts'
import { counted } from '../../list/noun.ts'
import { deletion } from '../deletion.tsx'

/** Why a subnet cannot be deleted, as far as its interfaces are known. */
export function whyNotDeleteSubnet(nics: readonly NetworkInterface[] | undefined): string | undefined {
  if (!nics || nics.length === 0) return undefined
  const interfaces = counted(nics.length, { one: 'network interface is', many: 'network interfaces are' })
  return `${interfaces} in it: a subnet must be empty before it can be deleted`
}

/** `nics` are the interfaces of the VPC, by the id of their subnet; undefined until they are known. */
export function subnetDeletion(nics: ReadonlyMap<string, readonly NetworkInterface[]> | undefined) {
  return deletion<VpcSubnet>({
    noun: { one: 'VPC subnet', many: 'VPC subnets' },
    consequence: {
      one: 'Its route in the system router goes along. Firewall rules and routes that name it are kept and match nothing.',
      many: 'Their routes in the system router go along. Firewall rules and routes that name them are kept and match nothing.',
    },
    whyNot: ({ id }) => whyNotDeleteSubnet(nics?.get(id)),
    run: ({ id }) => call('vpcSubnetDelete', { params: { subnet: id } }),
    refreshes: ['vpcSubnetList', 'vpcSubnetListNetworkInterfaces', 'vpcRouterRouteList'],
  })
}
