import { refuse } from '../../http/refusal.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import { ephemeralOf, floatingOf } from '../external-ip/of-instance.ts'
import { mustGet } from '../locate.ts'
import { routesTo } from './gateway.ts'

/** Whether what holds an external IP needs that which is to be detached. */
export type DependsOnIt = (external: { ip: string; ipPoolId: string }) => boolean

async function instanceIdsIn(tx: Reader, vpcId: string): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const { id } of await listAll(tx, 'vpcSubnet', { parent: vpcId }))
    for (const { instanceId } of await listAll(tx, 'networkInterface', { where: { index: 'subnetId', equals: id } }))
      ids.add(instanceId)
  return ids
}

async function isNeededByProbe(tx: Reader, vpcId: string, dependsOnIt: DependsOnIt): Promise<boolean> {
  for (const { id } of await listAll(tx, 'vpcSubnet', { parent: vpcId }))
    for (const { externalIp: ip, ipPoolId } of await listAll(tx, 'probe', { where: { index: 'subnetId', equals: id } }))
      if (dependsOnIt({ ip, ipPoolId })) return true
  return false
}

async function isNeeded(tx: Reader, vpcId: string, dependsOnIt: DependsOnIt): Promise<boolean> {
  if (await isNeededByProbe(tx, vpcId, dependsOnIt)) return true
  for (const instanceId of await instanceIdsIn(tx, vpcId)) {
    const ephemeral = await ephemeralOf(tx, instanceId)
    if (ephemeral && dependsOnIt(ephemeral)) return true
    if ((await floatingOf(tx, instanceId)).some(dependsOnIt)) return true
  }
  return false
}

/** Refuses to detach from a gateway what routes to it and external IPs of instances and probes in its VPC need. */
export async function refuseWhileNeeded(
  tx: Reader,
  gatewayId: string,
  what: 'pool' | 'address',
  dependsOnIt: DependsOnIt,
): Promise<void> {
  const gateway = await mustGet(tx, 'internetGateway', gatewayId)
  if ((await routesTo(tx, gateway)).length === 0 || !(await isNeeded(tx, gateway.vpcId, dependsOnIt))) return
  throw refuse.invalidRequest(
    `VPC routes dependent on this IP ${what}. To perform a cascading delete set the cascade option`,
  )
}
