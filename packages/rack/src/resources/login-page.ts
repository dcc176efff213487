import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'
import { siloHost } from './silo-host.ts'

/** Where somebody without a session signs in, or why they cannot. */
export type LoginPage = { path: string } | { whyNot: string }

/** Silos that are looked at when searching for one that takes passwords. */
const SILOS_MAX = 1000

/** The silo whose host it is; for any other host the first, by id, that takes passwords. */
async function siloAt(tx: Reader, host: string, zone: string): Promise<Documents['silo'] | undefined> {
  const [name = ''] = host.split('.', 1)
  const silo = host === siloHost(name, zone) ? await tx.find('silo', FLEET_ID, name) : undefined
  if (silo) return silo
  const silos = await tx.list('silo', { parent: FLEET_ID, limit: SILOS_MAX })
  return silos.find(({ identityMode }) => identityMode === 'local_only')
}

/** @param host the name in lower case, without port, that the request was sent to */
export async function loginPage(tx: Reader, host: string, zone: string): Promise<LoginPage> {
  const silo = await siloAt(tx, host, zone)
  if (!silo) return { whyNot: `HTTP request for unknown server name "${host}"` }
  if (silo.identityMode === 'local_only') return { path: `/login/${silo.name}/local` }
  const order = 'name_ascending'
  const [provider] = await tx.list('samlIdentityProvider', { parent: silo.id, order, limit: 1 })
  if (!provider) return { whyNot: 'no identity providers are configured for Silo' }
  return { path: `/login/${silo.name}/saml/${provider.name}` }
}
