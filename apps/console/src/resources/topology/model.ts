import type { FloatingIp, Instance, NetworkInterface, VpcSubnet } from '@plenum/api'
import type { GatewayWithAttachments } from '../internet-gateway/queries.ts'
import type { RouterWithRoutes } from '../router/queries.ts'

/** What a VPC is made of, as the API tells it. */
export interface TopologyParts {
  subnets: readonly VpcSubnet[]
  /** By the id of their subnet. */
  nics: ReadonlyMap<string, readonly NetworkInterface[]>
  instances: readonly Instance[]
  routers: readonly RouterWithRoutes[]
  gateways: readonly GatewayWithAttachments[]
  floatingIps: readonly FloatingIp[]
}

/** An interface in its subnet. */
export interface Member {
  nic: NetworkInterface
  /** Its name; the id when it is not among the project's. */
  instance: string
  state: Instance['runState'] | undefined
  /** Addresses from outside come in at the primary interface only. */
  floatingIps: readonly FloatingIp[]
}

export interface SubnetWithMembers {
  subnet: VpcSubnet
  members: readonly Member[]
}

/** The same, put together: in an order that depends on names only. */
export interface Topology {
  subnets: readonly SubnetWithMembers[]
  /** The system router first. */
  routers: readonly RouterWithRoutes[]
  gateways: readonly GatewayWithAttachments[]
}

const natural = new Intl.Collator('en', { numeric: true })

export function byName(a: { name: string }, b: { name: string }): number {
  return natural.compare(a.name, b.name)
}

function isSystem({ router }: RouterWithRoutes): number {
  return router.kind === 'system' ? 0 : 1
}

export function topologyOf({ subnets, nics, instances, routers, gateways, floatingIps }: TopologyParts): Topology {
  const byId = new Map(instances.map((instance) => [instance.id, instance]))
  const memberOf = (nic: NetworkInterface): Member => {
    const instance = byId.get(nic.instanceId)
    return {
      nic,
      instance: instance?.name ?? nic.instanceId,
      state: instance?.runState,
      floatingIps: nic.primary
        ? floatingIps.filter(({ instanceId }) => instanceId === nic.instanceId).toSorted(byName)
        : [],
    }
  }
  const order = routers
    .toSorted((a, b) => isSystem(a) - isSystem(b) || byName(a.router, b.router))
    .map(({ router, routes }) => ({ router, routes: routes.toSorted(byName) }))
  // Those with the same custom router stand together, and so do their lines.
  const rank = ({ customRouterId }: VpcSubnet) => order.findIndex(({ router }) => router.id === customRouterId)
  return {
    subnets: subnets
      .toSorted((a, b) => rank(a) - rank(b) || byName(a, b))
      .map((subnet) => ({
        subnet,
        members: (nics.get(subnet.id) ?? [])
          .map(memberOf)
          .toSorted((a, b) => natural.compare(a.instance, b.instance) || byName(a.nic, b.nic)),
      })),
    routers: order,
    gateways: gateways.toSorted((a, b) => byName(a.gateway, b.gateway)),
  }
}
