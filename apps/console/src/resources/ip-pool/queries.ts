import type { IpPool, IpPoolRange, IpPoolSiloLink, SiloIpPool } from '@plenum/api'
import { query } from '../../api/query.ts'
import { noneIfForbidden, wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

/** Every IP pool that the silo may draw addresses from; they change seldom. Who has a role in a project only sees none. */
export const siloPoolsQuery = {
  ...noneIfForbidden(wholeList<SiloIpPool>({ page: (page) => query('projectIpPoolList', { query: page }) })),
  staleTime: 60_000,
}

/** One of them. */
export function siloPoolQuery(pool: string) {
  return { ...query('projectIpPoolView', { params: { pool } }), staleTime: 60_000 }
}

export const pools: ListSource<IpPool> = { page: (page) => query('ipPoolList', { query: page }) }

/** Every pool of the rack but the one of its own services. */
export function allPools() {
  return wholeList(pools)
}

export function poolQuery(pool: string) {
  return query('ipPoolView', { params: { pool } })
}

export function poolUtilizationQuery(pool: string) {
  return query('ipPoolUtilizationView', { params: { pool } })
}

export function rangesOf(pool: string) {
  const source: ListSource<IpPoolRange> = {
    isSortedByServer: false,
    page: (page) => query('ipPoolRangeList', { params: { pool }, query: page }),
  }
  return wholeList(source)
}

/** The silos that a pool is linked to, as far as they are discoverable. */
export function linksOf(pool: string) {
  const source: ListSource<IpPoolSiloLink> = {
    isSortedByServer: false,
    page: (page) => query('ipPoolSiloList', { params: { pool }, query: page }),
  }
  return wholeList(source)
}

export const servicePoolQuery = query('ipPoolServiceView', {})

export const serviceRanges = wholeList<IpPoolRange>({
  isSortedByServer: false,
  page: (page) => query('ipPoolServiceRangeList', { query: page }),
})
