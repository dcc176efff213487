import { ipFamily } from './ip-block.ts'
import type { RouteDestination, RouterRouteKind, RouteTarget } from './vpc-router-route.ts'
import type { VpcRouterKind } from './vpc-router.ts'

/** What may be done with routers and routes: one table for buttons, tooltips, forms and endpoints alike. */

/** Destinations and targets that people may give a route; the others are the platform's own. */
export const routeDestinations = ['ip', 'ip_net', 'subnet'] as const satisfies RouteDestination['type'][]
export const routeTargets = ['ip', 'instance', 'internet_gateway', 'drop'] as const satisfies RouteTarget['type'][]

/** What of a route can be changed. */
export const routeChanges = {
  custom: 'all',
  default: 'target',
  vpc_subnet: 'nothing',
  vpc_peering: 'nothing',
} as const satisfies Record<RouterRouteKind, 'all' | 'target' | 'nothing'>

/** Why a router cannot be deleted; undefined when it can. */
export function whyNotDeleteRouter(kind: VpcRouterKind): string | undefined {
  return kind === 'system' ? 'cannot delete system router' : undefined
}

/** Why a router cannot be attached to a subnet of its VPC; undefined when it can. */
export function whyNotAttachRouter(kind: VpcRouterKind): string | undefined {
  return kind === 'system' ? 'cannot attach a system router to a VPC subnet' : undefined
}

/** Why no route can be added to a router; undefined when one can. */
export function whyNotAddRoute(kind: VpcRouterKind): string | undefined {
  return kind === 'system' ? 'user-provided routes cannot be added to a system router' : undefined
}

/** Why nothing of a route can be changed; undefined when at least its target can. */
export function whyNotUpdateRoute(kind: RouterRouteKind): string | undefined {
  return routeChanges[kind] === 'nothing'
    ? `routes of type ${kind} within the system router are not modifiable`
    : undefined
}

export function whyNotDeleteRoute(kind: RouterRouteKind): string | undefined {
  return kind === 'custom' ? undefined : 'DELETE not allowed on system routes'
}

/** Why a route of a kind cannot lead from a destination to a target; undefined when it can. */
export function whyNotRoute(
  kind: RouterRouteKind,
  destination: RouteDestination,
  target: RouteTarget,
): string | undefined {
  if (destination.type === 'vpc' || target.type === 'vpc')
    return `users cannot specify VPCs as a destination or target in ${kind} routes`
  if (target.type === 'subnet') return `subnets cannot be used as a target in ${kind} routers`
  const isExplicit = destination.type === 'ip' || destination.type === 'ip_net'
  if (isExplicit && target.type === 'ip' && ipFamily(destination.value) !== ipFamily(target.value))
    return 'cannot mix explicit IPv4 and IPv6 addresses between destination and target'
  return undefined
}
