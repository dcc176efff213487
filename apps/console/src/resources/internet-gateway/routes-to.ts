import type { RouterRoute, VpcRouter } from '@plenum/api'
import type { RouterWithRoutes } from '../router/queries.ts'

export interface PlacedRoute {
  router: VpcRouter
  route: RouterRoute
}

/** The routes of a VPC that lead to the gateway of a name, in whichever router. */
export function routesTo(gateway: string, routers: readonly RouterWithRoutes[]): PlacedRoute[] {
  return routers.flatMap(({ router, routes }) =>
    routes.flatMap((route) =>
      route.target.type === 'internet_gateway' && route.target.value === gateway ? { router, route } : [],
    ),
  )
}
