import { instanceLimits } from '@plenum/api'
import type { NetworkInterfaceAttachment, NetworkInterfaceCreate } from '@plenum/api'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader, Transaction } from '../../store/store.ts'
import { claimName } from '../identity.ts'
import type { Identify } from '../identity.ts'
import { allocateIp, allocateMac } from './address.ts'

type Nic = Documents['networkInterface']

function wanted(attachment: NetworkInterfaceAttachment, instanceName: string): NetworkInterfaceCreate[] {
  switch (attachment.type) {
    case 'none':
      return []
    case 'create':
      return attachment.params
    case 'default': {
      const description = `default primary interface for ${instanceName}`
      return [{ name: 'net0', description, vpcName: 'default', subnetName: 'default' }]
    }
  }
}

/** Refuses lists of interfaces that no instance could have. */
export function checkInterfaces(attachment: NetworkInterfaceAttachment): void {
  const list = wanted(attachment, '')
  if (list.length > instanceLimits.nics)
    throw refuse.invalidRequest(`An instance may not have more than ${instanceLimits.nics} network interfaces`)
  // None at all is asked for with `none`; an empty list is in no VPC, so neither in one.
  if (attachment.type === 'create' && new Set(list.map(({ vpcName }) => vpcName)).size !== 1)
    throw refuse.invalidRequest('All interfaces must be in the same VPC')
  if (new Set(list.map(({ subnetName }) => subnetName)).size < list.length)
    throw refuse.invalidRequest('Each interface must be in a distinct VPC Subnet')
}

/** The interfaces of an instance. */
export function interfacesOf(tx: Reader, instanceId: string): Promise<Nic[]> {
  return tx.list('networkInterface', { parent: instanceId, limit: instanceLimits.nics })
}

async function subnetFor(tx: Reader, projectId: string, { vpcName, subnetName }: NetworkInterfaceCreate) {
  const vpc = await tx.find('vpc', projectId, vpcName)
  if (!vpc) throw refuse.notFound('vpc', { name: vpcName })
  const subnet = await tx.find('vpcSubnet', vpc.id, subnetName)
  if (!subnet) throw refuse.notFound('vpc-subnet', { name: subnetName })
  return subnet
}

function refuseBeside(others: readonly Nic[], subnet: Documents['vpcSubnet']): void {
  if (others.some(({ vpcId }) => vpcId !== subnet.vpcId))
    throw refuse.invalidRequest(
      'Networking may not span multiple VPCs, but the requested resource is associated with another VPC',
    )
  if (others.some(({ subnetId }) => subnetId === subnet.id))
    throw refuse.invalidRequest('Each interface must be in a distinct VPC Subnet')
  if (others.length >= instanceLimits.nics)
    throw refuse.invalidRequest(`May not attach more than ${instanceLimits.nics} network interfaces`)
}

/** Gives an instance another interface; the first is the primary one. */
export async function insertInterface(
  tx: Transaction,
  instance: Documents['instance'],
  given: NetworkInterfaceCreate,
  identify: Identify,
): Promise<Nic> {
  const subnet = await subnetFor(tx, instance.projectId, given)
  const others = await interfacesOf(tx, instance.id)
  refuseBeside(others, subnet)
  const identity = await identify(`nic/${given.name}`, given)
  const nic = {
    ...identity,
    instanceId: instance.id,
    vpcId: subnet.vpcId,
    subnetId: subnet.id,
    mac: await allocateMac(tx, identity.id),
    ip: await allocateIp(tx, subnet, given.ip ?? null),
    primary: others.length === 0,
    transitIps: [],
  }
  await claimName('instance-network-interface', nic.name, tx.insert('networkInterface', nic))
  return nic
}

/** Gives a new instance its interfaces. */
export async function attachInterfaces(
  tx: Transaction,
  instance: Documents['instance'],
  attachment: NetworkInterfaceAttachment,
  identify: Identify,
): Promise<void> {
  for (const nic of wanted(attachment, instance.name)) await insertInterface(tx, instance, nic, identify)
}

/** Removes the interfaces of an instance, which frees their addresses. */
export async function removeInterfaces(tx: Transaction, instanceId: string): Promise<void> {
  for (const { id } of await interfacesOf(tx, instanceId)) await tx.delete('networkInterface', id)
}
