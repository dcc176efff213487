import type { SiloIpPool } from '@plenum/api'
import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'
import { refuse } from '../http/refusal.ts'
import { mustGet, selector } from './locate.ts'

/** Finds an IP pool among those that are linked to a silo; the others are as if they were not there. */
export async function linkedPool(tx: Reader, siloId: string, given: string): Promise<SiloIpPool> {
  const by = selector(given)
  const pool = 'id' in by ? await tx.get('ipPool', by.id) : await tx.find('ipPool', FLEET_ID, by.name)
  const link = pool && (await tx.find('ipPoolLink', siloId, pool.id))
  if (!link) throw refuse.notFound('ip-pool', by)
  return { ...pool, isDefault: link.isDefault }
}

/** The pool that a silo's addresses come from when none is named, if there is one. */
export async function defaultPool(tx: Reader, siloId: string): Promise<Documents['ipPool'] | undefined> {
  const [link] = await tx.list('ipPoolLink', { where: { index: 'defaultOf', equals: siloId }, limit: 1 })
  return link && mustGet(tx, 'ipPool', link.ipPoolId)
}

/** The pool that an address is to come from: the one that is named, or the silo's default. */
export async function poolFor(
  tx: Reader,
  siloId: string,
  given: string | null | undefined,
): Promise<Documents['ipPool']> {
  const pool = given ? await linkedPool(tx, siloId, given) : await defaultPool(tx, siloId)
  if (!pool) throw refuse.notFoundBy('default IP pool for current silo')
  return pool
}
