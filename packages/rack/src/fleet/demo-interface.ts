import type { NetworkInterfaceAttachment } from '@plenum/api'
import type { InstanceData } from './demo-data.ts'

/** How an instance is connected. */
export function interfaceIn(network: InstanceData['network']): NetworkInterfaceAttachment {
  if (!network) return { type: 'default' }
  return {
    type: 'create',
    params: [{ name: 'net0', description: '', vpcName: network.vpc, subnetName: network.subnet }],
  }
}
