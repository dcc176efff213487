import type { IdentityProvider, Silo, SiloIpPool, User } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

export const silos: ListSource<Silo> = { page: (page) => query('siloList', { query: page }) }

/** Every silo of the rack that is discoverable; for operators. */
export function allSilos() {
  return wholeList(silos)
}

export function siloQuery(silo: string) {
  return query('siloView', { params: { silo } })
}

/** What a silo uses, and its quotas. */
export function siloUtilizationQuery(silo: string) {
  return query('siloUtilizationView', { params: { silo } })
}

/** The pools that are linked to a silo. */
export function poolsOfSilo(silo: string) {
  const source: ListSource<SiloIpPool> = { page: (page) => query('siloIpPoolList', { params: { silo }, query: page }) }
  return wholeList(source)
}

export function providersOfSilo(silo: string) {
  const source: ListSource<IdentityProvider> = {
    page: (page) => query('siloIdentityProviderList', { query: { silo, ...page } }),
  }
  return wholeList(source)
}

export function usersOfSilo(silo: string) {
  const source: ListSource<User> = {
    isSortedByServer: false,
    page: (page) => query('siloUserList', { query: { silo, ...page } }),
  }
  return wholeList(source)
}
