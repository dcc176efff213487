import { maySeeSilo, permitOnSilo } from '../access/permissions.ts'
import type { Asking } from '../http/handler.ts'
import { refuse } from '../http/refusal.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import { selector } from './locate.ts'

/** Finds a silo that the caller may look at. */
export async function locateSilo({ tx, actor }: Asking, given: string): Promise<Documents['silo']> {
  const by = selector(given)
  const silo = 'id' in by ? await tx.get('silo', by.id) : await tx.find('silo', FLEET_ID, by.name)
  if (!silo || !maySeeSilo(actor, silo.id)) throw refuse.notFound('silo', by)
  return silo
}

/** Finds a silo that the caller may change. */
export async function locateSiloToModify(asking: Asking, given: string): Promise<Documents['silo']> {
  const silo = await locateSilo(asking, given)
  permitOnSilo(asking.actor, 'modify', silo.id)
  return silo
}

/** Refuses what only silos with local users have: the others have no provider of that name. */
export function requireLocalUsers({ identityMode }: Documents['silo']): void {
  if (identityMode !== 'local_only') throw refuse.notFound('identity-provider', { name: 'local' })
}
