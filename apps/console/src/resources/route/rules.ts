import { routeChanges, whyNotAddRoute, whyNotDeleteRoute, whyNotUpdateRoute } from '@plenum/api/route-rules'
import type { RouterRouteKind, VpcRouterKind } from '@plenum/api'

/** The reasons beside the contract, as people read them. */

export function whyNotNewRoute(kind: VpcRouterKind): string | undefined {
  return whyNotAddRoute(kind) && 'The platform keeps the routes of the system router: none can be added to it'
}

export function whyNotEdit(kind: RouterRouteKind): string | undefined {
  return whyNotUpdateRoute(kind) && 'The platform keeps this route: it follows the subnet that it leads to'
}

export function whyNotDelete(kind: RouterRouteKind): string | undefined {
  return whyNotDeleteRoute(kind) && 'Routes of the system router cannot be deleted'
}

/** Which parts of a route a form can change. */
export function changeable(kind: RouterRouteKind): { all: boolean; target: boolean } {
  const change = routeChanges[kind]
  return { all: change === 'all', target: change !== 'nothing' }
}

/** `vpc_subnet` as people read it. */
export function kindText(kind: RouterRouteKind): string {
  return kind.replaceAll('_', ' ')
}
