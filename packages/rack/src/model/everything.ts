import { listAll } from '../store/list-all.ts'
import type { Documents, Kind } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'

type Seen<K extends Kind> = { readonly [Each in K]: readonly Documents[Each][] }

/** All that projects have, as it is stored: each list by id, so that two of these can be compared as text. */
export type Everything = Seen<
  | 'silo'
  | 'project'
  | 'policy'
  | 'provisioning'
  | 'provisioningStep'
  | 'vmRun'
  | 'vpc'
  | 'vpcFirewall'
  | 'vpcRouter'
  | 'routerRoute'
  | 'vpcSubnet'
  | 'internetGateway'
  | 'internetGatewayIpPool'
  | 'internetGatewayIpAddress'
  | 'networkInterface'
  | 'ipPoolRange'
  | 'externalIp'
  | 'floatingIp'
  | 'affinityGroup'
  | 'affinityGroupMember'
  | 'antiAffinityGroup'
  | 'antiAffinityGroupMember'
  | 'instance'
  | 'serialConsole'
  | 'serialChunk'
  | 'disk'
  | 'snapshot'
  | 'image'
>

/** Reads it all. Only within one transaction is it of one moment. */
export async function everythingIn(tx: Reader): Promise<Everything> {
  return {
    silo: await listAll(tx, 'silo', {}),
    project: await listAll(tx, 'project', {}),
    policy: await listAll(tx, 'policy', {}),
    provisioning: await listAll(tx, 'provisioning', {}),
    provisioningStep: await listAll(tx, 'provisioningStep', {}),
    vmRun: await listAll(tx, 'vmRun', {}),
    vpc: await listAll(tx, 'vpc', {}),
    vpcFirewall: await listAll(tx, 'vpcFirewall', {}),
    vpcRouter: await listAll(tx, 'vpcRouter', {}),
    routerRoute: await listAll(tx, 'routerRoute', {}),
    vpcSubnet: await listAll(tx, 'vpcSubnet', {}),
    internetGateway: await listAll(tx, 'internetGateway', {}),
    internetGatewayIpPool: await listAll(tx, 'internetGatewayIpPool', {}),
    internetGatewayIpAddress: await listAll(tx, 'internetGatewayIpAddress', {}),
    networkInterface: await listAll(tx, 'networkInterface', {}),
    ipPoolRange: await listAll(tx, 'ipPoolRange', {}),
    externalIp: await listAll(tx, 'externalIp', {}),
    floatingIp: await listAll(tx, 'floatingIp', {}),
    affinityGroup: await listAll(tx, 'affinityGroup', {}),
    affinityGroupMember: await listAll(tx, 'affinityGroupMember', {}),
    antiAffinityGroup: await listAll(tx, 'antiAffinityGroup', {}),
    antiAffinityGroupMember: await listAll(tx, 'antiAffinityGroupMember', {}),
    instance: await listAll(tx, 'instance', {}),
    serialConsole: await listAll(tx, 'serialConsole', {}),
    serialChunk: await listAll(tx, 'serialChunk', {}),
    disk: await listAll(tx, 'disk', {}),
    snapshot: await listAll(tx, 'snapshot', {}),
    image: await listAll(tx, 'image', {}),
  }
}
