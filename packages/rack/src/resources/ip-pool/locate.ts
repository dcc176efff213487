import type { Actor } from '../../access/actor.ts'
import { permitOnPool } from '../../access/permissions.ts'
import type { Asking } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID, SERVICE_POOL_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader } from '../../store/store.ts'
import { selector } from '../locate.ts'

type Pool = Documents['ipPool']
type Action = 'read' | 'modify'
type Lookup = ReturnType<typeof selector>

/** What the service pool is called; no other pool can be called so. */
export const SERVICE_POOL_NAME = 'plenum-services'

/** A pool by name or id, whether or not anybody may see it. */
async function poolBy(tx: Reader, given: string, service: 'with service pool' | undefined): Promise<Pool | undefined> {
  const by = selector(given)
  if (service && 'name' in by && by.name === SERVICE_POOL_NAME) return tx.get('ipPool', SERVICE_POOL_ID)
  const pool = 'id' in by ? await tx.get('ipPool', by.id) : await tx.find('ipPool', FLEET_ID, by.name)
  return pool?.id === SERVICE_POOL_ID && !service ? undefined : pool
}

function requireAllowed(actor: Actor, pool: Pool | undefined, action: Action, by: Lookup): Pool {
  const hidden = () => refuse.notFound('ip-pool', by)
  if (!pool) throw hidden()
  permitOnPool(actor, action, hidden)
  return pool
}

/**
 * Finds a pool that the caller, as an operator, may do `action` to. The service pool is as if it were not there, but
 * where it is asked for along with the others.
 */
export async function locatePool(
  { tx, actor }: Asking,
  given: string,
  action: Action,
  service?: 'with service pool',
): Promise<Pool> {
  return requireAllowed(actor, await poolBy(tx, given, service), action, selector(given))
}

/** Finds the service pool, for those who may do `action` to pools. */
export async function locateServicePool({ tx, actor }: Asking, action: Action): Promise<Pool> {
  return requireAllowed(actor, await tx.get('ipPool', SERVICE_POOL_ID), action, { name: SERVICE_POOL_NAME })
}
