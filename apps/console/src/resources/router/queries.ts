import type { RouterRoute, VpcRouter } from '@plenum/api'
import { query, queryClient } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import type { VpcParams } from '../vpc/queries.ts'

/** The page of a router: which one, as its URL says. */
export interface RouterParams extends VpcParams {
  router: string
}

export function routerQuery({ project, vpc, router }: RouterParams) {
  return query('vpcRouterView', { params: { router }, query: { project, vpc } })
}

export function routersOf({ project, vpc }: VpcParams): ListSource<VpcRouter> {
  return { page: (page) => query('vpcRouterList', { query: { project, vpc, ...page } }) }
}

/** Every router of a VPC. */
export function allRouters(params: VpcParams) {
  return wholeList(routersOf(params))
}

export interface RouterWithRoutes {
  router: VpcRouter
  routes: readonly RouterRoute[]
}

function routesIn(router: string) {
  return wholeList<RouterRoute>({ page: (page) => query('vpcRouterRouteList', { query: { router, ...page } }) })
}

/** Every route of a VPC, with the router that it is in. */
export function vpcRoutesQuery({ project, vpc }: VpcParams) {
  const params = { project, vpc }
  return {
    // Begins as what it is made of, so that it is fetched anew with that.
    queryKey: ['vpcRouterRouteList', params, 'by router'] as const,
    queryFn: async (): Promise<RouterWithRoutes[]> => {
      const { items } = await queryClient.fetchQuery(allRouters(params))
      return Promise.all(
        items.map(async (router) => ({
          router,
          routes: (await queryClient.fetchQuery(routesIn(router.id))).items,
        })),
      )
    },
  }
}
