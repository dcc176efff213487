import { ipBlock } from '@plenum/api/ip-block'
import type { ExternalIp, RouterRoute, VpcRouter, VpcSubnet } from '@plenum/api'
import type { GatewayWithAttachments } from '../internet-gateway/queries.ts'
import type { RouterWithRoutes } from '../router/queries.ts'
import type { Topology } from './model.ts'

/** Where the packets of a subnet go that are for the outside, as far as its routes say. */
export type RoutePath = { subnet: VpcSubnet } & (
  | { end: 'gateway'; router: VpcRouter; route: RouterRoute; gateway: GatewayWithAttachments }
  /** Handed to an instance or an address of the VPC, which may do with them as it likes. */
  | { end: 'handed over'; router: VpcRouter; route: RouterRoute; to: string }
  | { end: 'dropped'; router: VpcRouter; route: RouterRoute }
  | { end: 'no route' }
)

/** Whether a route is for everything outside that no other is for. */
function isForAll({ destination }: RouterRoute): boolean {
  if (destination.type !== 'ip_net') return false
  const { family, width } = ipBlock(destination.value)
  return family === 4 && width === 0
}

/** Where a route leads; undefined when it names what is not there: the rack passes such a route over. */
function followed(topology: Topology, subnet: VpcSubnet, router: VpcRouter, route: RouterRoute): RoutePath | undefined {
  const { target } = route
  switch (target.type) {
    case 'internet_gateway': {
      const gateway = topology.gateways.find((each) => each.gateway.name === target.value)
      return gateway && { subnet, end: 'gateway', router, route, gateway }
    }
    case 'instance': {
      const isThere = topology.subnets.some(({ members }) => members.some(({ instance }) => instance === target.value))
      return isThere ? { subnet, end: 'handed over', router, route, to: target.value } : undefined
    }
    case 'ip':
      return { subnet, end: 'handed over', router, route, to: target.value }
    case 'drop':
      return { subnet, end: 'dropped', router, route }
    case 'subnet':
    case 'vpc':
      return undefined
  }
}

/** The way out of a subnet: its custom router is asked before the system router. */
export function pathOut(topology: Topology, subnet: VpcSubnet): RoutePath {
  const isAsked = ({ router }: RouterWithRoutes) => router.kind === 'system' || router.id === subnet.customRouterId
  const paths = topology.routers
    .filter(isAsked)
    .toSorted((a, b) => Number(a.router.kind === 'system') - Number(b.router.kind === 'system'))
    .flatMap(({ router, routes }) =>
      routes.filter(isForAll).flatMap((route) => followed(topology, subnet, router, route) ?? []),
    )
  return paths[0] ?? { subnet, end: 'no route' }
}

/** With which address from outside packets leave through a gateway. */
export type SourceAddress =
  | { kind: 'floating' | 'ephemeral'; ip: string }
  /** Shared with other instances: nobody outside can begin a connection. */
  | { kind: 'shared' }
  | { kind: 'none'; reason: string }

interface Leaving {
  gateway: GatewayWithAttachments
  isPrimary: boolean
  externalIps: readonly ExternalIp[]
  /** The pool that shared addresses are of. */
  defaultPoolId: string | undefined
}

export function sourceAddress({ gateway, isPrimary, externalIps, defaultPoolId }: Leaving): SourceAddress {
  const { pools, addresses } = gateway
  if (pools.length === 0 && addresses.length === 0)
    return { kind: 'none', reason: `Nothing is attached to ${gateway.gateway.name}` }
  if (!isPrimary) return { kind: 'none', reason: 'Only the primary interface has addresses of the outside' }
  const hasPool = (id: string | undefined) => pools.some(({ ipPoolId }) => ipPoolId === id)
  const usable = externalIps.filter(({ ip, ipPoolId }) => hasPool(ipPoolId) || addresses.some((a) => a.address === ip))
  const own = usable.find(({ kind }) => kind === 'floating') ?? usable[0]
  if (own) return { kind: own.kind, ip: own.ip }
  if (hasPool(defaultPoolId)) return { kind: 'shared' }
  return { kind: 'none', reason: `It has no address that is attached to ${gateway.gateway.name}` }
}

/** A way out as the names of what packets come by, and what becomes of them. */
export function pathText(path: RoutePath): { steps: string[]; outcome: string | undefined } {
  if (path.end === 'no route') return { steps: [path.subnet.name], outcome: 'no route leads outside' }
  const steps = [path.subnet.name, path.router.name, path.route.name]
  switch (path.end) {
    case 'gateway':
      return { steps: [...steps, path.gateway.gateway.name], outcome: undefined }
    case 'handed over':
      return { steps: [...steps, path.to], outcome: 'which decides what becomes of them' }
    case 'dropped':
      return { steps, outcome: 'dropped' }
  }
}

/** The source as people read it. */
export function sourceText(source: SourceAddress): string {
  switch (source.kind) {
    case 'floating':
    case 'ephemeral':
      return `${source.ip} (${source.kind})`
    case 'shared':
      return 'a shared address'
    case 'none':
      return source.reason
  }
}
