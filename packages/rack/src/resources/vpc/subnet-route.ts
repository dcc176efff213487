import type { Documents } from '../../store/kinds.ts'
import type { Reader, Transaction } from '../../store/store.ts'
import type { Identify } from '../identity.ts'

type Subnet = Documents['vpcSubnet']
type Vpc = Documents['vpc']

/** The routes that every system router begins with, and what they are for. */
export const defaultRoutes = { 'default-v4': '0.0.0.0/0', 'default-v6': '::/0' } as const

/** A subnet may be called what a default route is; its route may not. */
function routeNameOf({ id, name }: Subnet): string {
  return Object.hasOwn(defaultRoutes, name) ? `conflict-${name}-${id}` : name
}

function leadingTo({ name }: Subnet) {
  return { destination: { type: 'subnet', value: name }, target: { type: 'subnet', value: name } } as const
}

function routeOf(tx: Reader, vpc: Vpc, subnet: Subnet) {
  return tx.find('routerRoute', vpc.systemRouterId, routeNameOf(subnet))
}

/** The system router of a VPC has a route to each subnet; these three keep it so. */
export async function addSubnetRoute(tx: Transaction, vpc: Vpc, subnet: Subnet, identify: Identify): Promise<void> {
  const description = 'Leads to the subnet; kept by the system'
  const identity = await identify(`route/${subnet.name}`, { name: routeNameOf(subnet), description })
  const where = { vpcRouterId: vpc.systemRouterId, kind: 'vpc_subnet' } as const
  await tx.insert('routerRoute', { ...identity, ...where, ...leadingTo(subnet) })
}

export async function renameSubnetRoute(tx: Transaction, vpc: Vpc, before: Subnet, after: Subnet): Promise<void> {
  const route = before.name === after.name ? undefined : await routeOf(tx, vpc, before)
  if (!route) return
  const { timeModified } = after
  await tx.update('routerRoute', { ...route, name: routeNameOf(after), timeModified, ...leadingTo(after) })
}

export async function removeSubnetRoute(tx: Transaction, vpc: Vpc, subnet: Subnet): Promise<void> {
  const route = await routeOf(tx, vpc, subnet)
  if (route) await tx.delete('routerRoute', route.id)
}
