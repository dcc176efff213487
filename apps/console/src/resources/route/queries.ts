import type { RouterRoute } from '@plenum/api'
import { query } from '../../api/query.ts'
import type { ListSource } from '../../list/source.ts'
import type { RouterParams } from '../router/queries.ts'

/** The form of a route: which one, as its URL says. */
export interface RouteParams extends RouterParams {
  route: string
}

export function routeQuery({ project, vpc, router, route }: RouteParams) {
  return query('vpcRouterRouteView', { params: { route }, query: { project, vpc, router } })
}

export function routesOf({ project, vpc, router }: RouterParams): ListSource<RouterRoute> {
  return { page: (page) => query('vpcRouterRouteList', { query: { project, vpc, router, ...page } }) }
}
