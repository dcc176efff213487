import type { RouterRoute } from '@plenum/api'
import type { RouterWithRoutes } from '../router/queries.ts'
import { memberRows } from './groups.ts'
import type { MemberRow } from './groups.ts'
import { layered, widthOf } from './layered.ts'
import type { Layout, Line, View } from './layered.ts'
import type { SubnetWithMembers, Topology } from './model.ts'
import type { RoutePath } from './path.ts'

/** Heights of the parts of a box, in pixels. */
export const sizes = { head: 52, row: 40, foot: 8, route: 28, outside: 64 } as const

/** Each column with the lines to its right; together they are as wide as the page of a wide screen. */
const columns = {
  subnets: { width: 304, gap: 72 },
  routers: { width: 276, gap: 72 },
  gateways: { width: 208, gap: 56 },
  outside: { width: 104, gap: 0 },
} as const

export const pictureWidth = widthOf(Object.values(columns))

/** Of a router's own routes so many are shown; its page has the others. */
const ROUTES_MAX = 8

export const OUTSIDE = 'outside'

export interface ShownRoutes {
  routes: readonly RouterRoute[]
  /** Own routes that there is no room for. */
  hidden: number
  /** Routes that the platform keeps, one for each subnet. */
  toSubnets: number
}

export function shownRoutes({ routes }: RouterWithRoutes): ShownRoutes {
  const own = routes.filter(({ kind }) => kind !== 'vpc_subnet')
  return {
    routes: own.slice(0, ROUTES_MAX),
    hidden: Math.max(0, own.length - ROUTES_MAX),
    toSubnets: routes.length - own.length,
  }
}

export interface SubnetBox extends SubnetWithMembers {
  rows: readonly MemberRow[]
}

export interface RouterBox extends RouterWithRoutes {
  shown: ShownRoutes
}

/** All that is drawn, and where. */
export interface Arrangement {
  subnets: readonly SubnetBox[]
  routers: readonly RouterBox[]
  gateways: Topology['gateways']
  layout: Layout
  /** Ids of lines that stand for what would be asked second. */
  secondary: ReadonlySet<string>
}

/** Empty boxes have a line that says so. */
function atLeastOne(count: number): number {
  return Math.max(1, count)
}

function routeLines({ shown }: RouterBox): number {
  return shown.routes.length + Number(shown.hidden > 0) + Number(shown.toSubnets > 0)
}

const lineIds = {
  router: (subnet: string, router: string) => `${subnet} ${router}`,
  gateway: (route: string) => route,
  outside: (gateway: string) => `${gateway} ${OUTSIDE}`,
}

function linesOf({ subnets, gateways }: Topology, routers: readonly RouterBox[]): Line[] {
  const toRouters = subnets.flatMap(({ subnet }) =>
    routers.flatMap(({ router }) =>
      router.kind === 'system' || router.id === subnet.customRouterId
        ? {
            id: lineIds.router(subnet.id, router.id),
            from: { box: subnet.id, at: sizes.head / 2 },
            to: { box: router.id, at: sizes.head / 2 },
          }
        : [],
    ),
  )
  const toGateways = routers.flatMap(({ router, shown }) =>
    shown.routes.flatMap(({ id, target }, index) => {
      const to = target.type === 'internet_gateway' && gateways.find(({ gateway }) => gateway.name === target.value)
      if (!to) return []
      const from = { box: router.id, at: sizes.head + sizes.route * (index + 0.5) }
      return { id: lineIds.gateway(id), from, to: { box: to.gateway.id, at: sizes.head / 2 } }
    }),
  )
  const toOutside = gateways.flatMap(({ gateway, pools, addresses }) =>
    pools.length + addresses.length === 0
      ? []
      : {
          id: lineIds.outside(gateway.id),
          from: { box: gateway.id, at: sizes.head / 2 },
          to: { box: OUTSIDE, at: sizes.outside / 2 },
        },
  )
  return [...toRouters, ...toGateways, ...toOutside]
}

/** Subnets, routers, gateways and the outside, from left to right. `open` has the groups of instances that are open. */
export function arrange(topology: Topology, open: ReadonlySet<string>, view?: View): Arrangement {
  const subnets = topology.subnets.map((each) => ({ ...each, rows: memberRows(each.subnet.id, each.members, open) }))
  const routers = topology.routers.map((each) => ({ ...each, shown: shownRoutes(each) }))
  const { gateways } = topology
  const { head, row, route, foot, outside } = sizes
  const layout = layered(
    [
      {
        ...columns.subnets,
        boxes: subnets.map(({ subnet, rows }) => ({
          id: subnet.id,
          height: head + row * atLeastOne(rows.length) + foot,
        })),
      },
      {
        ...columns.routers,
        boxes: routers.map((each) => ({
          id: each.router.id,
          height: head + route * atLeastOne(routeLines(each)) + foot,
        })),
      },
      {
        ...columns.gateways,
        boxes: gateways.map(({ gateway, pools, addresses }) => ({
          id: gateway.id,
          height: head + route * atLeastOne(pools.length + addresses.length) + foot,
        })),
      },
      { ...columns.outside, boxes: [{ id: OUTSIDE, height: outside }] },
    ],
    linesOf(topology, routers),
    view,
  )
  const system = routers.find(({ router }) => router.kind === 'system')
  const secondary = subnets.flatMap(({ subnet }) =>
    system && subnet.customRouterId ? lineIds.router(subnet.id, system.router.id) : [],
  )
  return { subnets, routers, gateways, layout, secondary: new Set(secondary) }
}

/** Ids of the boxes, routes and lines that packets come by; with the outside only if they get there. */
export function touched(path: RoutePath, getsOut: boolean): ReadonlySet<string> {
  const { subnet } = path
  if (path.end === 'no route') return new Set([subnet.id])
  const { router, route } = path
  const within = [subnet.id, lineIds.router(subnet.id, router.id), router.id, route.id]
  if (path.end !== 'gateway') return new Set(within)
  const { gateway } = path.gateway
  return new Set([...within, gateway.id, ...(getsOut ? [lineIds.outside(gateway.id), OUTSIDE] : [])])
}
